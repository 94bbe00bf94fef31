import { LIST_PRICE_MAX } from './listing-limits.ts'

/** A price in whole dollars, or why there is none: 'low' for zero and less, which is asked about. */
export type ReadPrice =
  /** `isRounded`: it was written with cents. */
  | { dollars: number; isRounded?: true }
  | { problem: 'high' | 'low' | 'unreadable' }
  | { problem: 'empty' }

/** Around and within a number: currency signs and spaces of every kind. */
const AROUND = /[$\p{Z}\t'’]|CA\$|CAD|C\$/giu

/** '$1,249,000', '1 249 000 $', '1.249.000', '849,900.00', '1.2M' and '850K'. */
export function readPrice(typed: string): ReadPrice {
  const plain = typed.replace(AROUND, '')
  if (plain === '') return { problem: 'empty' }
  const [, minus, digits = '', unit = ''] = /^([-−–])?([\d.,]+)([km])?$/i.exec(plain) ?? []
  const amount = amountOf(digits, unit.toLowerCase())
  if (amount === undefined) return { problem: 'unreadable' }
  const exact = amount * (UNITS[unit.toLowerCase()] ?? 1)
  const dollars = Math.round(exact)
  if (minus !== undefined || dollars <= 0) return { problem: 'low' }
  if (dollars > LIST_PRICE_MAX) return { problem: 'high' }
  // A thousandth of a million may be a little off in binary.
  return Math.abs(exact - dollars) < 0.005 ? { dollars } : { dollars, isRounded: true }
}

const UNITS: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }

/** Separators group thousands; the last one, before one or two digits, or up to three of a million, is a decimal one. */
function amountOf(digits: string, unit: string): number | undefined {
  const grouped = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?(?:(?!\1)[.,](\d{1,2}))?$/
  const plain = /^\d+(?:[.,]\d{1,2})?$/
  if (unit === 'm' && /^\d+(?:[.,]\d{1,3})?$/.test(digits)) return Number(digits.replace(',', '.'))
  if (plain.test(digits)) return Number(digits.replace(',', '.'))
  if (!grouped.test(digits)) return undefined
  const [, whole = digits, cents = '0'] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${cents}`)
}
