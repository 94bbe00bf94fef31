import { share } from './money.ts'

/** What an order's total is computed from. Money in cents, `taxRate` in thousandths of a percent. */
export type Order = {
  pricePerMonth: number
  couponPerMonth: number
  months: number
  setupFee: number
  taxRate: number
}

export type OrderLines = { subtotal: number; tax: number; total: number }

/** (price - coupon) x months + setup fee, then the province's tax, half a cent up. */
export function orderLines(order: Order): OrderLines {
  const perMonth = Math.max(0, order.pricePerMonth - order.couponPerMonth)
  const subtotal = perMonth * order.months + order.setupFee
  const tax = share(subtotal, order.taxRate)
  return { subtotal, tax, total: subtotal + tax }
}

/** The monthly price after the duration's discount. `discount` is in percent. */
export function discountedPrice(pricePerMonth: number, discount: number): number {
  return Math.round((pricePerMonth * (100 - discount)) / 100)
}
