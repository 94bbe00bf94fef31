import { LONG_DATE, writeDate } from './calendar.ts'
import { writeCad } from './money.ts'
import { trialEnd } from './plan.ts'

/** What a free trial leads to: cents, and the moment they are taken. */
export type FirstCharge = { amount: number; at: Date }

/** The charge at the end of a trial that begins now, `total` being the whole order's, taxes included. */
export function firstCharge(total: number, startedAt: Date): FirstCharge {
  return { amount: total, at: trialEnd(startedAt) }
}

/** Said beside the trial's button, to the day and the cent. */
export function firstChargeNote({ amount, at }: FirstCharge): string {
  const day = writeDate(at, LONG_DATE)
  return amount > 0
    ? `Nothing is charged today. On ${day} we charge ${writeCad(amount)}, unless you cancel before.`
    : `Nothing is charged today, nor on ${day} when your trial ends.`
}
