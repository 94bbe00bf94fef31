// Apart from the English rules, so that scripts of English pages don't carry it: docs/decisions/0226.
import { groupDigits } from './group-digits.ts'

/** 104751 becomes '1 047,51 $', with no-break spaces. */
export function formatCadInFrench(cents: number): string {
  const [dollars, rest] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${groupDigits(Number(dollars), '\u00A0')},${rest}\u00A0$`
}

/** 632 becomes '− 6,32 $': an amount that is taken off. */
export function formatCadOffInFrench(cents: number): string {
  return `−\u00A0${formatCadInFrench(cents)}`
}

/** 14.975 becomes '14,975', for a rate of tax. */
export function formatDecimalInFrench(number: number): string {
  return String(number).replace('.', ',')
}
