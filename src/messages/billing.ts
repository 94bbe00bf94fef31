import type { Translated } from './language.ts'

const en = {
  title: 'Billing',
  plan: 'Plan',
  /** Completes 'We couldn’t load …'. */
  loadingPlan: 'your plan',
  planTerms: (duration: string, price: string) => `, ${duration}, ${price} per month.`,
  phases: {
    trial: 'Free trial',
    active: 'Active',
    overdue: 'Payment due',
    paused: 'Paused',
    cancelling: 'Ends soon',
    ended: 'Ended'
  },
  actions: {
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel plan',
    keep: 'Keep my plan',
    duration: 'Change duration'
  }
}

export const billingMessages: Translated<typeof en> = { en }
