import { formatCad } from '#rules/money/money.ts'
import type { FirstCharge } from '#rules/plan/first-charge.ts'
import { LONG_DATE, formatDate } from '#rules/time/calendar.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import type { Translated } from './language.ts'

const en = {
  /** Shown beside the trial's button. A referral discount earned by then lowers the amount. */
  note({ amount, at }: FirstCharge, province?: string): string {
    const day = formatBusinessDay(at, province)
    return amount > 0
      ? `You won’t be charged today. On ${day} we’ll charge ${formatCad(amount)}, unless you cancel before then.`
      : `You won’t be charged today, nor on ${day} when your trial ends.`
  },
  calendarSummary: (product: string, { amount }: FirstCharge) =>
    `${product}: first charge of ${formatCad(amount)}`,
  calendarDescription: (site: string, plan: string, { amount, at }: FirstCharge) =>
    `The free trial of ${site} ends on ${formatDate(at, LONG_DATE)}. We’ll then charge ${formatCad(amount)} to your card for the ${plan} plan, unless you cancel before that day.`
}

export const firstChargeMessages: Translated<typeof en> = { en }
