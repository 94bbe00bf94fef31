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
  fullAmount: 'You’ll be charged the full amount above.',
  notNow: 'Not now'
}

export const planDialogMessages: Translated<typeof en> = { en }
