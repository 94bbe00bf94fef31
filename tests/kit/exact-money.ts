/** Exact BigInt arithmetic that the rules' floating point must match to the cent. */

/** `rate` thousandths of a percent of `cents`, half a cent up. */
export function shareExactly(cents: number, rate: number): number {
  return Number((BigInt(cents) * BigInt(rate) * 2n + 100_000n) / 200_000n)
}

/** (price - coupon) x months + setup fee, times (1 + rate), half a cent up, rounded once at the end. */
export function totalExactly(order: {
  pricePerMonth: number
  couponPerMonth: number
  months: number
  setupFee: number
  taxRate: number
}): number {
  const perMonth = BigInt(Math.max(0, order.pricePerMonth - order.couponPerMonth))
  const subtotal = perMonth * BigInt(order.months) + BigInt(order.setupFee)
  return Number((subtotal * (100_000n + BigInt(order.taxRate)) * 2n + 100_000n) / 200_000n)
}
