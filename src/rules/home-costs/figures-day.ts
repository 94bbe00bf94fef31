import { BUSINESS_ZONE, wallOf } from '../time/calendar.ts'
import { changeDays } from './dated-table.ts'
import { DOWN_PAYMENT, PREMIUM_TAX, PREMIUMS, STRESS_TEST } from './mortgage-tables.ts'
import { TRANSFER_CHARGES } from './transfer-tax-tables.ts'

/** Every day on which an answer may change, in order. */
const DAYS = changeDays([
  ...Object.values(TRANSFER_CHARGES).flat(),
  ...DOWN_PAYMENT,
  ...PREMIUMS,
  ...STRESS_TEST,
  ...Object.values(PREMIUM_TAX).flat()
]).toSorted()

/** The last day on which a figure changed: all answers from then to now are the same. */
export function figuresDay(now: Date): string {
  const today = wallOf(now, BUSINESS_ZONE).toISOString().slice(0, 10)
  return DAYS.findLast((day) => day <= today) ?? today
}
