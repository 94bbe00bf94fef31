import { orderLines } from '../money/order.ts'
import { type TaxLine, taxLines, type TaxPart } from '../money/tax.ts'

/** What a visitor considers buying. Money in cents; without `taxes` the province isn't known yet. */
export type Purchase = {
  pricePerMonth: number
  months: number
  setupFee: number
  taxes?: readonly TaxPart[] | undefined
}

/** Money in cents. */
export type FirstPayment = {
  pricePerMonth: number
  months: number
  monthsTotal: number
  setupFee: number
  taxes: TaxLine[] | undefined
  total: number
  /** What the same plan costs when it renews, without the setup fee. */
  renewal: number
}

/** The first bill, computed as the panel computes it, so that the total at checkout is the same. */
export function firstPayment({ pricePerMonth, months, setupFee, taxes }: Purchase): FirstPayment {
  const taxRate = (taxes ?? []).reduce((sum, { rate }) => sum + rate, 0)
  const order = { pricePerMonth, couponPerMonth: 0, months, setupFee, taxRate }
  const { subtotal, total } = orderLines(order)
  return {
    pricePerMonth,
    months,
    monthsTotal: pricePerMonth * months,
    setupFee,
    taxes: taxes && taxLines(subtotal, taxes),
    total,
    renewal: orderLines({ ...order, setupFee: 0 }).total
  }
}
