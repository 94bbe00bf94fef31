import { DURATION_NAMES, type Duration } from '../limits.ts'
import { share, toRate } from './money.ts'

export const COUPON_MAX = 40

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
  if (!isCurrent(coupon, use) || !coversOrder(coupon, use)) return undefined
  const off =
    coupon.kind === 'amount' ? coupon.value : share(use.pricePerMonth, toRate(coupon.value))
  return Math.min(off, use.pricePerMonth)
}

/**
 * Why a code that exists takes nothing off: where it is current but for other plans or durations, which ones. An
 * expired or used-up code is refused like an unknown one. `planNames`: of the plans on offer, by id.
 */
export function couponRefusal(
  code: string,
  coupon: Coupon,
  use: CouponUse,
  planNames: ReadonlyMap<number, string>
): string {
  const plans = coupon.plan_ids.flatMap((id) => planNames.get(id) ?? [])
  const isOnOffer = coupon.plan_ids.length === 0 || plans.length > 0
  if (!isCurrent(coupon, use) || coversOrder(coupon, use) || !isOnOffer) return COUPON_INVALID
  const kinds = plans.length > 0 && `the ${list(plans, 'and')} plan${plans.length > 1 ? 's' : ''}`
  const months = coupon.durations.toSorted((one, other) => one - other)
  const lasts = months.length > 0 && `${list(months, 'or')} month${months.at(-1) === 1 ? '' : 's'}`
  if (!kinds) return `${code} is only valid for plans of ${lasts}.`
  return `${code} is only valid for ${kinds}${lasts ? `, for ${lasts}` : ''}.`
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

function list(items: readonly (number | string)[], word: 'and' | 'or'): string {
  const before = items.slice(0, -1).join(', ')
  const last = String(items.at(-1) ?? '')
  return before === '' ? last : `${before} ${word} ${last}`
}

/** What an agent's code does to the next charge of a duration. */
export function couponNote(
  { applies, code }: { applies: boolean; code: string },
  duration: Duration
): string {
  return applies
    ? `The next charge is with ${code}.`
    : `${code} doesn’t apply to ${DURATION_NAMES[duration].toLowerCase()} billing.`
}

/** Codes are compared without case and surrounding blanks. */
export function normaliseCoupon(code: string): string {
  return code.trim().toUpperCase()
}
