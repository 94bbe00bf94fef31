import type { Duration } from '#rules/limits.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  pause: { title: 'Pause your plan?', confirm: 'Pause', busy: 'Pausing…' },
  resume: { title: 'Resume your plan?', confirm: 'Resume', busy: 'Resuming…' },
  cancel: { title: 'Cancel your plan?', confirm: 'Cancel plan', busy: 'Cancelling…' },
  keep: { title: 'Keep your plan?', confirm: 'Keep my plan', busy: 'Keeping…' },
  duration: { title: 'Change duration', confirm: 'Change duration', busy: 'Changing…' },
  durationLegend: 'Duration',
  chooseDuration:
    'Choose another duration. You won’t be charged now, and your website stays online.',
  current: 'Current',
  price: (price: string) => `, ${price} per month`,
  /** What the agent's promo code does to the next charge of a duration. */
  coupon: ({ applies, code }: { applies: boolean; code: string }, duration: Duration) =>
    applies
      ? `Your code ${code} applies to the next charge.`
      : `${code} doesn’t apply to ${durationMessages.en.names[duration].toLowerCase()} billing.`,
  fullAmount: 'You’ll be charged the full amount above.',
  notNow: 'Not now'
}

export const planDialogMessages: Translated<typeof en> = { en }
