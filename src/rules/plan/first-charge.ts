import { writeCad } from '../money/money.ts'
import { trialEnd } from './plan.ts'
import { writeBusinessDay } from '../time/time-zone.ts'

/** The charge at the end of a free trial: cents, and when the card is charged. */
export type FirstCharge = { amount: number; at: Date }

/** The charge at the end of a trial that begins now, `total` being the whole order's, taxes included. */
export function firstCharge(total: number, startedAt: Date): FirstCharge {
  return { amount: total, at: trialEnd(startedAt) }
}

/** Shown beside the trial's button. A referral discount that the agent has by then lowers the amount. */
export function firstChargeNote({ amount, at }: FirstCharge, province?: string): string {
  const day = writeBusinessDay(at, province)
  return amount > 0
    ? `Nothing is charged today. On ${day} we’ll charge ${writeCad(amount)}, unless you cancel before then.`
    : `Nothing is charged today, nor on ${day} when your trial ends.`
}
