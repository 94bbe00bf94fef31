import { couponMessages } from '#messages/coupon.ts'
import { messageFrom } from '#messages/language.ts'
import { orderRefusals } from '#messages/refusals/orders.ts'
import { setupValidation } from '#messages/validation/account-setup.ts'
import { couponMismatch, couponPerMonth, normaliseCoupon } from '#rules/money/coupon.ts'
import type { Duration } from '#rules/limits.ts'
import { discountedPrice, orderLines, type OrderLines } from '#rules/money/order.ts'
import type { TaxPart } from '#rules/money/tax.ts'
import { allPlans } from '../../records/content/content.ts'
import { couponByCode, redemptionsOf } from '../../records/billing/coupons.ts'
import { planById, taxPartsOn } from '../../records/billing/price-list.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

export type PlanChoice = { plan_id: number; duration: Duration; coupon_code: string }

/** Money in cents. */
export type PlanQuote = {
  plan_name: string
  pricePerMonth: number
  couponPerMonth: number
  /** Whether the code also lowers the renewals. */
  couponRecurs: boolean
  coupon_code: string | null
  setupFee: number
}

export type OrderQuote = PlanQuote & { taxes: TaxPart[]; lines: OrderLines }

export const PLAN_GONE = messageFrom(orderRefusals, (t) => t.planGone)
const INVALID_PROVINCE = messageFrom(setupValidation, (t) => t.invalidProvince)
const INVALID_CODE = messageFrom(couponMessages, (t) => t.invalid)

/** A plan's monthly price for this agent, with the promo code. @throws Refused if either is invalid. */
export async function quotePlan(
  world: World,
  agent_id: string,
  choice: PlanChoice
): Promise<PlanQuote> {
  const plan = await planById(world.db, choice.plan_id)
  if (!plan) throw new Refused(PLAN_GONE, 409)
  const pricePerMonth = discountedPrice(plan.plan_price, plan.discount[choice.duration] ?? 0)
  const coupon_code = normaliseCoupon(choice.coupon_code)
  return {
    plan_name: plan.plan_name,
    pricePerMonth,
    setupFee: plan.setup_fee,
    coupon_code: coupon_code === '' ? null : coupon_code,
    ...(coupon_code === ''
      ? { couponPerMonth: 0, couponRecurs: false }
      : await couponOff(world, agent_id, { ...choice, coupon_code, pricePerMonth }))
  }
}

/** The order's lines in a province, including tax. */
export async function quoteOrder(
  world: World,
  agent_id: string,
  choice: PlanChoice & { billing_state: string }
): Promise<OrderQuote> {
  const quote = await quotePlan(world, agent_id, choice)
  const taxes = await taxPartsOn(world.db, choice.billing_state, world.clock())
  if (!taxes) {
    throw new Refused(INVALID_PROVINCE, 400, { errors: { billing_state: INVALID_PROVINCE } })
  }
  const lines = orderLines({
    ...quote,
    months: choice.duration,
    taxRate: taxes.reduce((sum, part) => sum + part.rate, 0)
  })
  return { ...quote, taxes, lines }
}

async function couponOff(
  world: World,
  agent_id: string,
  use: PlanChoice & { pricePerMonth: number }
): Promise<Pick<PlanQuote, 'couponPerMonth' | 'couponRecurs'>> {
  const coupon = await couponByCode(world.db, use.coupon_code)
  if (!coupon) throw new Refused(INVALID_CODE, 409)
  const redemptions = await redemptionsOf(world.db, use.coupon_code, agent_id)
  if (redemptions.byAgent) throw new Refused(INVALID_CODE, 409)
  const order = { ...use, redemptions: redemptions.count, now: world.clock() }
  const off = couponPerMonth(coupon, order)
  if (off !== undefined) return { couponPerMonth: off, couponRecurs: coupon.recurs }
  const plans = await allPlans(world.db)
  const names = new Map(plans.map(({ plan_id, plan_name }) => [plan_id, plan_name]))
  const mismatch = couponMismatch(coupon, order, names)
  const text = mismatch
    ? messageFrom(orderRefusals, (t) => t.couponMismatch(use.coupon_code, mismatch))
    : INVALID_CODE
  throw new Refused(text, 409)
}
