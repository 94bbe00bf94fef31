import { DURATIONS } from '#rules/limits.ts'
import { formatCad } from '#rules/money/money.ts'
import type { Billed, PlanHeadline } from '#rules/plan/plan-headline.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  title: 'Billing',
  plan: 'Plan',
  /** Completes 'We couldn’t load …'. */
  loadingPlan: 'your plan',
  headline({ billed, next, province, renewsOn }: PlanHeadline): string {
    if (!next) return `${describe(billed)}.`
    const until = renewsOn ? ` until ${formatBusinessDay(renewsOn, province)},` : ','
    return `${describe(billed)}${until} then ${describe(next)}.`
  },
  phases: {
    trial: 'Free trial',
    active: 'Active',
    overdue: 'Payment due',
    paused: 'Paused',
    cancelling: 'Cancelled',
    ended: 'Ended'
  },
  pausedAndCancelled: 'Paused, cancelled',
  renewTitle: 'Renew your plan?',
  anotherPlan: ['To switch to another plan, please email ', '.'],
  actions: {
    pause: 'Pause',
    resume: 'Resume',
    renew: 'Renew',
    cancel: 'Cancel plan',
    keep: 'Keep my plan',
    duration: 'Change duration'
  }
}

export const billingMessages: Translated<typeof en> = { en }

/** "Annual, CAD 63.20 per month". */
function describe({ duration, price }: Billed): string {
  const months = DURATIONS.find((known) => known === duration)
  return `${months ? durationMessages.en.names[months] : duration}, ${formatCad(price)} per month`
}
