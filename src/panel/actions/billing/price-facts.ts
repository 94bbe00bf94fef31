import { formatDate } from '#rules/time/calendar.ts'
import type { Coupon } from '#rules/money/coupon.ts'
import type { ChargeFacts } from '#rules/plan/quote-charge.ts'
import { type ReferredPlan, referralPercent } from '#rules/people/referral.ts'
import { couponsByCode } from '../../records/billing/coupons.ts'
import { type TaxPeriod, taxPeriods } from '../../records/billing/price-list.ts'
import type { PlanRow } from '../../records/billing/plans-due.ts'
import { referredWebsites } from '../../records/accounts/referrals.ts'
import type { Db } from '../../services/world.ts'

/** What the payments of some websites are computed from, besides the websites themselves. */
export type PriceFacts = {
  now: Date
  coupons: ReadonlyMap<string, Coupon & { recurs: boolean }>
  /** By the agent who referred them. */
  referred: ReadonlyMap<string, readonly ReferredPlan[]>
  taxes: ReadonlyMap<string, readonly TaxPeriod[]>
}

export async function loadPriceFacts(
  db: Db,
  websites: readonly PlanRow[],
  now: Date
): Promise<PriceFacts> {
  return {
    now,
    coupons: await couponsOf(db, websites),
    referred: await referredWebsites(
      db,
      websites.map((website) => website.agent_id)
    ),
    taxes: await taxPeriods(
      db,
      websites.map((website) => website.billing_state)
    )
  }
}

/** The websites' promo codes, by code. */
export async function couponsOf(db: Db, websites: readonly PlanRow[]) {
  const codes = new Set(websites.flatMap(({ coupon_code }) => coupon_code ?? []))
  const coupons = await couponsByCode(db, [...codes])
  return new Map(coupons.map((coupon) => [coupon.coupon_code, coupon]))
}

/** The prices of a website's charge at a moment: today's, or those of a day to come. */
export function factsOn(
  website: PlanRow,
  { coupons, now, referred, taxes }: PriceFacts,
  at: Date,
  /** When the charge fell due: a late one keeps the discount of that moment. */
  dueAt = at
): ChargeFacts {
  const day = formatDate(at, 'YYYY-MM-DD')
  const rate = taxes.get(website.billing_state)?.findLast(({ starts_on }) => starts_on <= day)
  if (!rate) throw new Error(`no tax rate for ${website.billing_state}`)
  return {
    at,
    coupon: coupons.get(website.coupon_code ?? ''),
    referralPercent: referralPercent(referred.get(website.agent_id) ?? [], { at: dueAt, now }),
    taxRate: rate.taxes.reduce((sum, part) => sum + part.rate, 0)
  }
}
