import { share } from './money.ts'

/** One named part of a province's tax. `rate` is in thousandths of a percent. */
export type TaxPart = { name: string; rate: number }
export type TaxLine = { name: string; rate: number; amount: number }

/** Splits the tax charged on a subtotal into its named parts; the last part takes the odd cent. */
export function taxLines(subtotal: number, parts: readonly TaxPart[]): TaxLine[] {
  const whole = share(
    subtotal,
    parts.reduce((sum, part) => sum + part.rate, 0)
  )
  let left = whole
  return parts.map((part, index) => {
    const amount = index === parts.length - 1 ? left : share(subtotal, part.rate)
    left -= amount
    return { ...part, amount }
  })
}
