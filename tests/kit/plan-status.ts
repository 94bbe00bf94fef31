import type { PlanStatus } from '#contract/billing/plan.ts'

export const no = { allowed: false, summary: '', cost_now: 0, next_charge: null, site_off_on: null }
export const yes = { ...no, allowed: true }
/** A plan that renews in a month, for a year. */
export const status: PlanStatus = {
  phase: 'active',
  is_trial: false,
  plan_name: 'Professional',
  duration: 12,
  plan_price: 63.2,
  plan_end_date: '2026-12-21T15:00:00.000Z',
  paused_at: null,
  cancelled_at: null,
  site_is_up: true,
  charge_state: 'scheduled',
  processing: null,
  next_charge: nextCharge(856.99, 12),
  site_off_on: null,
  pause: { ...yes, summary: 'You won’t be charged while it is paused.' },
  resume: no,
  cancel: { ...yes, summary: 'Your website stays online until December 21, 2026.' },
  keep: no,
  durations: [
    {
      ...no,
      duration: 12,
      plan_price: 63.2,
      isNext: true,
      coupon: null,
      summary: 'This is your plan now.'
    },
    {
      ...yes,
      next_charge: nextCharge(89.27, 1),
      duration: 1,
      plan_price: 79,
      isNext: false,
      coupon: null,
      summary: 'CAD 89.27 from then on.'
    }
  ]
}

function nextCharge(amount: number, duration: number): NonNullable<PlanStatus['next_charge']> {
  return {
    on: '2026-12-21T15:00:00.000Z',
    amount,
    duration,
    new_plan_price: null,
    card: 'Visa ending in 4242',
    is_trial: false,
    referral_percent: 0,
    setup_fee: 0,
    retries: []
  }
}
