import { type Coupon, couponPerMonth } from '#rules/coupon.ts'
import { amountDue } from '#rules/dunning.ts'
import type { OrderLines } from '#rules/order.ts'
import type { ChargeKind } from '#rules/plan-moves.ts'
import { percentOf } from '#rules/referral.ts'
import { renewalLines } from '#rules/renewal.ts'
import { nextTerms } from '#rules/terms.ts'
import type { TaxPart } from '#rules/tax.ts'
import { couponsByCode } from '../../records/coupons.ts'
import { taxesOn } from '../../records/price-list.ts'
import { earningReferrals } from '../../records/referrals.ts'
import type { PlanRow } from '../../records/plans-due.ts'
import type { Db } from '../../services/world.ts'

/** What the payments of some websites are reckoned from, besides the websites themselves. */
export type PriceFacts = {
  now: Date
  coupons: ReadonlyMap<string, Coupon & { recurs: boolean }>
  /** Earning referrals by agent. */
  referrals: ReadonlyMap<string, number>
  taxes: ReadonlyMap<string, readonly TaxPart[]>
}

export type ChargeQuote = { kind: ChargeKind; months: number; lines: OrderLines }

/** `since`: a payment that is late is reckoned with the discount of the moment it fell due, whoever else is late. */
export async function loadPriceFacts(
  db: Db,
  websites: readonly PlanRow[],
  now: Date,
  since: 'due' | 'now' = 'now'
): Promise<PriceFacts> {
  const moments = websites.map(({ agent_id, charge_at }) => ({
    agent_id,
    at: since === 'due' && charge_at ? charge_at : now
  }))
  const provinces = websites.map((website) => website.billing_state)
  return {
    now,
    coupons: await couponsOf(db, websites),
    referrals: await earningReferrals(db, moments),
    taxes: await taxesOn(db, provinces, now)
  }
}

/** The codes these websites have, by their names. */
export async function couponsOf(db: Db, websites: readonly PlanRow[]) {
  const codes = new Set(websites.flatMap(({ coupon_code }) => coupon_code ?? []))
  const coupons = await couponsByCode(db, [...codes])
  return new Map(coupons.map((coupon) => [coupon.coupon_code, coupon]))
}

/** What is asked for now: months overdue once a payment has failed, a whole duration otherwise. */
export function quoteCharge(website: PlanRow, facts: PriceFacts): ChargeQuote {
  return website.overdue_since ? quoteOverdue(website, facts) : quoteWhole(website, facts)
}

export function quoteOverdue(website: PlanRow, facts: PriceFacts): ChargeQuote {
  const { due_months: months, ...lines } = amountDue({
    anchor: website.plan_anchor,
    planEnd: website.plan_end_date,
    pricePerMonth: website.plan_price,
    taxRate: taxRate(website, facts),
    referralPercent: percentOf(facts.referrals.get(website.agent_id) ?? 0),
    now: facts.now
  })
  return { kind: 'overdue', months, lines }
}

/** The next whole duration on the terms agreed for it; a trial's first one with its setup fee. */
export function quoteWhole(website: PlanRow, facts: PriceFacts): ChargeQuote {
  const { duration, pricePerMonth } = nextTerms(website)
  const coupon = facts.coupons.get(website.coupon_code ?? '')
  // The code was taken when it held, and goes on holding for whoever has it.
  const held = coupon && { ...coupon, starts_at: null, ends_at: null, max_redemptions: null }
  const use = { plan_id: website.plan_id, duration, pricePerMonth, redemptions: 0, now: facts.now }
  const lines = renewalLines({
    pricePerMonth,
    couponPerMonth: (held && couponPerMonth(held, use)) ?? 0,
    months: duration,
    setupFee: website.setup_fee_due,
    referralPercent: percentOf(facts.referrals.get(website.agent_id) ?? 0),
    taxRate: taxRate(website, facts)
  })
  return { kind: website.isTrial ? 'first' : 'renewal', months: duration, lines }
}

function taxRate(website: PlanRow, facts: PriceFacts): number {
  const parts = facts.taxes.get(website.billing_state)
  if (!parts) throw new Error(`no tax rate for ${website.billing_state}`)
  return parts.reduce((sum, part) => sum + part.rate, 0)
}
