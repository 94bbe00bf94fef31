import { trialEnd } from './plan.ts'

/** The charge at the end of a free trial: cents, and when the card is charged. */
export type FirstCharge = { amount: number; at: Date }

/** For a trial that starts now; `total` is the whole order's, taxes included. */
export function firstCharge(total: number, startedAt: Date): FirstCharge {
  return { amount: total, at: trialEnd(startedAt) }
}
