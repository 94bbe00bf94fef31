import { formatCad, share } from './money.ts'

/** What was taken off a subtotal, before tax. `amount` is in cents. */
export type Discount =
  | { kind: 'coupon'; code: string; amount: number }
  | { kind: 'referral'; percent: number; amount: number }

export type Discounted = {
  pricePerMonth: number
  couponPerMonth: number
  months: number
  /** 0 to 50; taken off what the coupon leaves. */
  referralPercent?: number
  coupon_code: string | null
}

/** The discounts of a charge, in the order in which they are taken off. */
export function discountsOf(charge: Discounted): Discount[] {
  const { coupon_code, couponPerMonth, months, pricePerMonth, referralPercent = 0 } = charge
  const coupon = Math.min(couponPerMonth, pricePerMonth) * months
  const referral = share(pricePerMonth * months - coupon, referralPercent * 1000)
  const discounts: Discount[] = [
    { kind: 'coupon', code: coupon_code ?? '', amount: coupon },
    { kind: 'referral', percent: referralPercent, amount: referral }
  ]
  return discounts.filter(({ amount }) => amount > 0)
}

/** What the months cost before discounts, from a subtotal that includes the setup fee. */
export function planPriceOf(charge: {
  subtotal: number
  setupFee: number
  discounts: readonly { amount: number }[]
}): number {
  const off = charge.discounts.reduce((sum, { amount }) => sum + amount, 0)
  return charge.subtotal - charge.setupFee + off
}

/** 632 becomes '− CAD 6.32': an amount that is taken off. */
export function formatCadOff(cents: number): string {
  return `− ${formatCad(cents)}`
}
