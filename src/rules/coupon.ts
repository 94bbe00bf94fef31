import { share, toRate } from './money.ts'

export const COUPON_INVALID = 'This promo code is not valid.'

/** What a promo code is. `value` is cents a month for an amount, percent of the monthly price otherwise. */
export type Coupon = {
  kind: 'amount' | 'percent'
  value: number
  /** Empty: holds for every plan. */
  plan_ids: readonly number[]
  /** Empty: holds for every duration. */
  durations: readonly number[]
  starts_at: Date | null
  ends_at: Date | null
  max_redemptions: number | null
}

export type CouponUse = {
  plan_id: number
  duration: number
  pricePerMonth: number
  redemptions: number
  now: Date
}

/** Cents the code takes off each month, or undefined where it does not hold. Never more than the month costs. */
export function couponPerMonth(coupon: Coupon, use: CouponUse): number | undefined {
  if (coupon.starts_at && use.now < coupon.starts_at) return undefined
  if (coupon.ends_at && use.now >= coupon.ends_at) return undefined
  if (coupon.max_redemptions !== null && use.redemptions >= coupon.max_redemptions) return undefined
  if (coupon.plan_ids.length > 0 && !coupon.plan_ids.includes(use.plan_id)) return undefined
  if (coupon.durations.length > 0 && !coupon.durations.includes(use.duration)) return undefined

  const off =
    coupon.kind === 'amount' ? coupon.value : share(use.pricePerMonth, toRate(coupon.value))
  return Math.min(off, use.pricePerMonth)
}

/** Codes are compared without case and surrounding blanks. */
export function normaliseCoupon(code: string): string {
  return code.trim().toUpperCase()
}
