import { messagesOf } from '../site/messages.ts'
import { wentWrong } from '../failures.ts'
import { atom, computed } from 'nanostores'
import { couponMessages } from '#messages/coupon.ts'
import { call } from '#gateways/panel.ts'
import { $selectedPlan } from '#gateways/storage/saved.ts'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import type { Plan } from '#contract/billing/offer.ts'
import { applyPromoCode } from '#contract/account-setup/order.ts'
import { normaliseCoupon } from '#rules/money/coupon.ts'
import { DEFAULT_DURATION, type Duration } from '#rules/limits.ts'
import { toCents, toRate } from '#rules/money/money.ts'
import { orderLines, type OrderLines } from '#rules/money/order.ts'
import { taxLines, type TaxLine } from '#rules/money/tax.ts'
import { $details, saveDetails } from './account-details.ts'
import { saveAsTyped } from './account-draft.ts'
import { $siteData } from '../site/site-data.ts'
import { dismissSubject, toast } from '../site/toasts.ts'

/** While the panel checks the code, the total may still change. */
export const $couponCheck = atom<'checking' | 'idle'>('idle')

/** The code in the coupon field, applied or not. */
export const $typedCoupon = atom('')

/** The last refused code, and why; shown while the field contains that code. */
export const $couponRefusal = atom<{ code: string; message: string } | undefined>()

export const $duration = computed(
  $details,
  ({ duration }): Duration => duration ?? DEFAULT_DURATION
)

/** The chosen plan, if it is still offered. */
export const $plan = computed([$siteData, $details], (_site, details) => offeredPlan(details))

export function offeredPlan({ plan_id }: AccountDetails): Plan | undefined {
  const site = $siteData.get()
  return site.status === 'ready'
    ? site.data.plans.find((plan) => plan.plan_id === plan_id)
    : undefined
}

/** The order summary. Money in cents; without a province the tax is missing. */
export type OrderSummary = {
  plan_name: string
  duration: Duration
  pricePerMonth: number
  couponPerMonth: number
  coupon_code: string
  setupFee: number
  province: { shortcode: string; percent: number; parts: TaxLine[] } | undefined
  lines: OrderLines
  /** The total when the plan renews: without the setup fee, and without a code that doesn't recur. */
  renewal: number
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
      lines,
      renewal: orderLines({
        ...order,
        couponPerMonth: details.coupon_recurs ? order.couponPerMonth : 0,
        setupFee: 0
      }).total
    }
  }
)

/** A month's price for a duration, in cents. */
export function monthlyCents(plan: Plan, duration: Duration): number {
  return toCents(plan.discounted_price[duration] ?? plan.plan_price)
}

/** Defaults to twelve months of the first plan, and updates the prices of what was chosen. */
export async function preparePlan(): Promise<void> {
  const site = $siteData.get()
  if (site.status !== 'ready') return
  const details = $details.get()
  const wanted = details.plan_id ?? $selectedPlan.get()?.plan_id
  const plan = site.data.plans.find(({ plan_id }) => plan_id === wanted) ?? site.data.plans[0]
  if (!plan) return
  const isReplaced = details.plan_id !== undefined && details.plan_id !== plan.plan_id
  savePlan(plan, details.duration ?? $selectedPlan.get()?.duration ?? DEFAULT_DURATION, {
    // Otherwise the panel's draft would bring back the plan that is no longer offered.
    save: isReplaced ? saveAsTyped : saveDetails
  })
  await recheckCoupon()
}

export async function choosePlan(plan: Plan): Promise<void> {
  takePlan(plan)
  await checkCoupon()
}

/** Stores the agent's choice, made here or before the wizard. */
export function takePlan(plan: Plan, duration = $duration.get()): void {
  savePlan(plan, duration, { isChosen: true, save: saveAsTyped })
}

export async function chooseDuration(duration: Duration): Promise<void> {
  const plan = $plan.get()
  if (plan) savePlan(plan, duration)
  else saveDetails({ duration })
  await checkCoupon()
}

/** After another choice: a code may now be valid that was refused, or typed and not applied. */
async function checkCoupon(): Promise<void> {
  const code = normaliseCoupon($typedCoupon.get())
  if ($details.get().coupon_applied || code === '') return recheckCoupon()
  const isKnown = $couponRefusal.get()?.code === code
  const outcome = await checkCode(code)
  // A refusal that the agent has seen stays at the field.
  if (outcome !== 'superseded' && (outcome.ok || !isKnown)) toastOutcome(outcome)
}

/** Applies a code; false if the panel refuses it, which also clears the coupon. */
export async function applyCoupon(code: string): Promise<boolean> {
  const outcome = await checkCode(normaliseCoupon(code))
  if (outcome === 'superseded') return false
  toastOutcome(outcome)
  return outcome.ok
}

export function removeCoupon(): void {
  newest++
  dismissSubject('coupon')
  $couponCheck.set('idle')
  $couponRefusal.set(undefined)
  saveAsTyped({ coupon_code: '', coupon_applied: false, coupon_discount: 0, coupon_recurs: false })
}

/** Checks an applied code again, as its discount depends on the plan and the duration. */
export async function recheckCoupon(): Promise<void> {
  const { coupon_applied, coupon_code } = $details.get()
  if (!coupon_applied || !coupon_code) return
  const outcome = await checkCode(coupon_code)
  if (outcome !== 'superseded' && !outcome.ok) {
    toast('warning', couponError(outcome), 'coupon')
  }
}

/** Only the newest request counts: agents click through plans faster than the panel answers. */
let newest = 0

async function checkCode(coupon_code: string) {
  const request = ++newest
  const plan = $plan.get()
  if (!plan || coupon_code === '') {
    removeCoupon()
    return {
      ok: false as const,
      reason: 'refused' as const,
      message: messagesOf(couponMessages).invalid
    }
  }
  $couponCheck.set('checking')
  const outcome = await call(applyPromoCode, {
    coupon_code,
    plan_id: plan.plan_id,
    duration: $duration.get()
  })
  if (request !== newest) return 'superseded' as const
  $couponCheck.set('idle')
  if (outcome.ok) {
    const { coupon_discount_amount, coupon_recurs } = outcome.value
    $couponRefusal.set(undefined)
    saveAsTyped({
      coupon_code,
      coupon_applied: true,
      coupon_discount: coupon_discount_amount,
      coupon_recurs
    })
  } else {
    removeCoupon()
    if (outcome.reason === 'refused') {
      $couponRefusal.set({ code: coupon_code, message: couponError(outcome) })
    }
  }
  return outcome
}

function toastOutcome(outcome: Exclude<Awaited<ReturnType<typeof checkCode>>, 'superseded'>) {
  if (outcome.ok) toast('success', messagesOf(couponMessages).applied, 'coupon')
  else toast('error', couponError(outcome), 'coupon')
}

function couponError(outcome: { reason: string; message: string | undefined }): string {
  if (outcome.reason === 'network') return wentWrong()
  return outcome.message ?? messagesOf(couponMessages).invalid
}

/** A default is not a choice: only a plan that the agent chose is stored as one, and kept up to date. */
function savePlan(
  plan: Plan,
  duration: Duration,
  { isChosen = $selectedPlan.get() !== undefined, save = saveDetails } = {}
): void {
  const chosen = {
    plan_id: plan.plan_id,
    plan_name: plan.plan_name,
    duration,
    discounted_price: plan.discounted_price[duration] ?? plan.plan_price,
    setup_fee: plan.setup_fee
  }
  if (isChosen) $selectedPlan.set(chosen)
  save(chosen)
}
