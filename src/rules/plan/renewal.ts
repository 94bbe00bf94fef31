import { share } from '../money/money.ts'
import type { OrderLines } from '../money/order.ts'

/** What an automatic payment is computed from. Money in cents, `taxRate` in thousandths of a percent. */
export type Renewal = {
  pricePerMonth: number
  couponPerMonth: number
  months: number
  /** Owed once, by a trial that has never paid. */
  setupFee: number
  /** 0 to 50; taken off the months, never off the setup fee. */
  referralPercent: number
  taxRate: number
}

/** (price - coupon) x months less the referral discount, then the setup fee if it is owed, then the province's tax. */
export function renewalLines(renewal: Renewal): OrderLines {
  const perMonth = Math.max(0, renewal.pricePerMonth - renewal.couponPerMonth)
  const months = perMonth * renewal.months
  const subtotal = months - share(months, renewal.referralPercent * 1000) + renewal.setupFee
  const tax = share(subtotal, renewal.taxRate)
  return { subtotal, tax, total: subtotal + tax }
}
