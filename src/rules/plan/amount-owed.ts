import { writeMonths } from './charge-notice.ts'
import { writeCad } from '../money/money.ts'
import { writeBusinessDay } from '../time/time-zone.ts'

/** What an overdue plan owes. Amounts are cents, dates ISO 8601. */
export type AmountOwed = {
  amount: number
  months: number
  /** When an unpaid plan owes another month, and the amount from then on. */
  grows: { on: string; amount: number }
}

/** The amount due today, and what it becomes if nobody pays. */
export function amountOwedNotice(owed: AmountOwed, province: string | undefined): string {
  const { amount, grows, months } = owed
  const now = `The amount due now is ${writeCad(amount)}, for ${writeMonths(months)}.`
  return `${now} If it isn’t paid before ${writeBusinessDay(grows.on, province)}, another month is added, bringing it to ${writeCad(grows.amount)}.`
}
