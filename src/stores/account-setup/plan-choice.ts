import { WENT_WRONG } from '../failures.ts'
import { atom, computed } from 'nanostores'
import { call } from '#gateways/panel.ts'
import { $selectedPlan } from '#gateways/storage/saved.ts'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import type { Plan } from '#contract/billing/offer.ts'
import { applyPromoCode } from '#contract/account-setup/order.ts'
import { COUPON_INVALID, normaliseCoupon } from '#rules/money/coupon.ts'
import { DEFAULT_DURATION, type Duration } from '#rules/limits.ts'
import { toCents, toRate } from '#rules/money/money.ts'
import { orderLines, type OrderLines } from '#rules/money/order.ts'
import { taxLines, type TaxLine } from '#rules/money/tax.ts'
import { $details, keepDetails } from './account-details.ts'
import { $siteData } from '../site/site-data.ts'
import { toast } from '../site/toasts.ts'

export const COUPON_APPLIED = 'Promo code applied successfully.'

/** Whether the panel is being asked about the code; the total may still change. */
export const $couponCheck = atom<'checking' | 'idle'>('idle')

/** The code that the panel refused last, and why; shown for as long as the field holds that code. */
export const $couponRefusal = atom<{ code: string; message: string } | undefined>()

export const $duration = computed(
  $details,
  ({ duration }): Duration => duration ?? DEFAULT_DURATION
)

/** The chosen plan, as long as it is still offered. */
export const $plan = computed([$siteData, $details], (_site, details) => offeredPlan(details))

export function offeredPlan({ plan_id }: AccountDetails): Plan | undefined {
  const site = $siteData.get()
  return site.status === 'ready'
    ? site.data.plans.find((plan) => plan.plan_id === plan_id)
    : undefined
}

/** All that the order summary shows. Money in cents; without a province there is no tax yet. */
export type OrderSummary = {
  plan_name: string
  duration: Duration
  pricePerMonth: number
  couponPerMonth: number
  coupon_code: string
  setupFee: number
  province: { shortcode: string; percent: number; parts: TaxLine[] } | undefined
  lines: OrderLines
}

export const $orderSummary = computed(
  [$siteData, $plan, $details],
  (site, plan, details): OrderSummary | undefined => {
    if (site.status !== 'ready' || !plan) return undefined
    const duration = details.duration ?? DEFAULT_DURATION
    const province = site.data.provinces.find(
      ({ province_shortcode }) => province_shortcode === details.billing_state
    )
    const order = {
      pricePerMonth: monthlyCents(plan, duration),
      couponPerMonth: details.coupon_applied ? toCents(details.coupon_discount ?? 0) : 0,
      months: duration,
      setupFee: toCents(plan.setup_fee),
      taxRate: toRate(province?.total_tax ?? 0)
    }
    const lines = orderLines(order)
    return {
      ...order,
      plan_name: plan.plan_name,
      duration,
      coupon_code: details.coupon_applied ? (details.coupon_code ?? '') : '',
      province: province && {
        shortcode: province.province_shortcode,
        percent: province.total_tax,
        parts: taxLines(
          lines.subtotal,
          province.taxes.map(({ name, percent }) => ({ name, rate: toRate(percent) }))
        )
      },
      lines
    }
  }
)

/** A month's price for a duration, in cents. */
export function monthlyCents(plan: Plan, duration: Duration): number {
  return toCents(plan.discounted_price[duration] ?? plan.plan_price)
}

/** Twelve months of the first plan where nothing is chosen, or what was chosen is gone; prices are brought up to date. */
export async function preparePlan(): Promise<void> {
  const site = $siteData.get()
  if (site.status !== 'ready') return
  const details = $details.get()
  const wanted = details.plan_id ?? $selectedPlan.get()?.plan_id
  const plan = site.data.plans.find(({ plan_id }) => plan_id === wanted) ?? site.data.plans[0]
  if (!plan) return
  keep(plan, details.duration ?? $selectedPlan.get()?.duration ?? DEFAULT_DURATION)
  await recheckCoupon()
}

export async function choosePlan(plan: Plan): Promise<void> {
  keep(plan, $duration.get())
  await recheckCoupon()
}

export async function chooseDuration(duration: Duration): Promise<void> {
  const plan = $plan.get()
  if (plan) keep(plan, duration)
  else keepDetails({ duration })
  await recheckCoupon()
}

/** Asks the panel about a code. A failed apply clears the coupon; false then. */
export async function applyCoupon(code: string): Promise<boolean> {
  const outcome = await ask(normaliseCoupon(code))
  if (outcome === 'overtaken') return false
  if (outcome.ok) {
    toast('success', COUPON_APPLIED, 'coupon')
    return true
  }
  toast('error', couponFault(outcome), 'coupon')
  return false
}

export function removeCoupon(): void {
  newest++
  $couponCheck.set('idle')
  $couponRefusal.set(undefined)
  keepDetails({ coupon_code: '', coupon_applied: false, coupon_discount: 0 })
}

/** An applied code may take off another amount, or nothing, from another plan or duration. */
export async function recheckCoupon(): Promise<void> {
  const { coupon_applied, coupon_code } = $details.get()
  if (!coupon_applied || !coupon_code) return
  const outcome = await ask(coupon_code)
  if (outcome !== 'overtaken' && !outcome.ok) {
    toast('warning', couponFault(outcome), 'coupon')
  }
}

/** Only the newest question may answer: plans are clicked through faster than the panel replies. */
let newest = 0

async function ask(coupon_code: string) {
  const question = ++newest
  const plan = $plan.get()
  if (!plan || coupon_code === '') {
    removeCoupon()
    return { ok: false as const, reason: 'refused' as const, message: COUPON_INVALID }
  }
  $couponCheck.set('checking')
  const outcome = await call(applyPromoCode, {
    coupon_code,
    plan_id: plan.plan_id,
    duration: $duration.get()
  })
  if (question !== newest) return 'overtaken' as const
  $couponCheck.set('idle')
  if (outcome.ok) {
    const { coupon_discount_amount } = outcome.value
    $couponRefusal.set(undefined)
    keepDetails({ coupon_code, coupon_applied: true, coupon_discount: coupon_discount_amount })
  } else {
    removeCoupon()
    if (outcome.reason === 'refused') {
      $couponRefusal.set({ code: coupon_code, message: couponFault(outcome) })
    }
  }
  return outcome
}

function couponFault(outcome: { reason: string; message: string | undefined }): string {
  if (outcome.reason === 'network') return WENT_WRONG
  return outcome.message ?? COUPON_INVALID
}

function keep(plan: Plan, duration: Duration): void {
  const chosen = {
    plan_id: plan.plan_id,
    plan_name: plan.plan_name,
    duration,
    discounted_price: plan.discounted_price[duration] ?? plan.plan_price,
    setup_fee: plan.setup_fee
  }
  $selectedPlan.set(chosen)
  keepDetails(chosen)
}
