import { share, toRate } from './money.ts'

export const COUPON_MAX = 40

/** What a promo code is. `value` is cents a month for an amount, percent of the monthly price otherwise. */
export type Coupon = {
  kind: 'amount' | 'percent'
  value: number
  /** Empty: valid for every plan. */
  plan_ids: readonly number[]
  /** Empty: valid for every duration. */
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

/** Cents the code takes off each month, or undefined where it doesn't apply. Never more than the month costs. */
export function couponPerMonth(coupon: Coupon, use: CouponUse): number | undefined {
  if (!isCurrent(coupon, use) || !coversOrder(coupon, use)) return undefined
  const off =
    coupon.kind === 'amount' ? coupon.value : share(use.pricePerMonth, toRate(coupon.value))
  return Math.min(off, use.pricePerMonth)
}

/** The plans and durations that a code is for; an empty list means any. */
export type CouponMismatch = { plans: string[]; durations: number[] }

/**
 * What a current code is for, where that isn't this order. Undefined for an expired or used-up code, which is refused
 * like an unknown one. `planNames`: of the plans on offer, by id.
 */
export function couponMismatch(
  coupon: Coupon,
  use: CouponUse,
  planNames: ReadonlyMap<number, string>
): CouponMismatch | undefined {
  const plans = coupon.plan_ids.flatMap((id) => planNames.get(id) ?? [])
  const isOnOffer = coupon.plan_ids.length === 0 || plans.length > 0
  if (!isCurrent(coupon, use) || coversOrder(coupon, use) || !isOnOffer) return undefined
  return { plans, durations: coupon.durations.toSorted((one, other) => one - other) }
}

function isCurrent(coupon: Coupon, { now, redemptions }: CouponUse): boolean {
  if (coupon.starts_at && now < coupon.starts_at) return false
  if (coupon.ends_at && now >= coupon.ends_at) return false
  return coupon.max_redemptions === null || redemptions < coupon.max_redemptions
}

/** Whether the code is for this plan and this duration. */
export function coversOrder(
  coupon: Coupon,
  { duration, plan_id }: Pick<CouponUse, 'duration' | 'plan_id'>
): boolean {
  const isForPlan = coupon.plan_ids.length === 0 || coupon.plan_ids.includes(plan_id)
  return isForPlan && (coupon.durations.length === 0 || coupon.durations.includes(duration))
}

/** Codes are compared without case and surrounding spaces. */
export function normaliseCoupon(code: string): string {
  return code.trim().toUpperCase()
}
