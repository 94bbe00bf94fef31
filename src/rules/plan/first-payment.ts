import { writeCad } from '../money/money.ts'
import { orderLines } from '../money/order.ts'
import { taxLines, type TaxPart } from '../money/tax.ts'

/** What somebody would buy. Money in cents; without `taxes` the province is not known yet. */
export type Purchase = {
  pricePerMonth: number
  months: number
  setupFee: number
  taxes?: readonly TaxPart[] | undefined
}

export type FirstPayment = {
  /** Every line of the bill, in order, as it is read. */
  lines: { name: string; amount: string }[]
  totalName: string
  total: string
  /** What the same plan comes to when it renews, without the setup fee. */
  renewal: string
}

/** The whole first bill before anybody has an account: reckoned as the panel does it, so that no later total surprises. */
export function firstPayment({ pricePerMonth, months, setupFee, taxes }: Purchase): FirstPayment {
  const taxRate = (taxes ?? []).reduce((sum, { rate }) => sum + rate, 0)
  const order = { pricePerMonth, couponPerMonth: 0, months, setupFee, taxRate }
  const { subtotal, total } = orderLines(order)
  const renewal = orderLines({ ...order, setupFee: 0 }).total
  const taxed = taxes?.map((part) => ({
    name: `${part.name} ${part.rate / 1000}%`,
    rate: part.rate
  }))
  return {
    lines: [
      { name: 'Price per month', amount: writeCad(pricePerMonth) },
      ...(months > 1
        ? [{ name: `${months} months`, amount: writeCad(pricePerMonth * months) }]
        : []),
      { name: 'Setup fee, once', amount: writeCad(setupFee) },
      ...(taxed
        ? taxLines(subtotal, taxed).map(({ name, amount }) => ({ name, amount: writeCad(amount) }))
        : [{ name: 'Taxes', amount: 'To be calculated...' }])
    ],
    totalName: taxes ? 'Total' : 'Total before tax',
    total: writeCad(total),
    renewal: `Renews at ${writeCad(renewal)} every ${months > 1 ? `${months} months` : 'month'}, ${taxes ? 'tax included' : 'before tax'}. Cancel anytime.`
  }
}
