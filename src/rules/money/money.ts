/** Money is in whole cents; CAD with two decimals only on the wire and on the screen. */

import { groupDigits } from './group-digits.ts'

/** CAD, as on the wire, to cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}

/** Cents to CAD, as on the wire. */
export function toCad(cents: number): number {
  return cents / 100
}

/** 104751 becomes 'CAD 1,047.51'. */
export function formatCad(cents: number): string {
  const [dollars, rest] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `CAD ${cents < 0 ? '-' : ''}${groupDigits(Number(dollars))}.${rest}`
}

/** A share of an amount in cents, half a cent up. `rate` is in thousandths of a percent: 14.975 % is 14975. */
export function share(cents: number, rate: number): number {
  return Math.round((cents * rate) / 100_000)
}

/** 14.975 (percent, as on the wire) to 14975. */
export function toRate(percent: number): number {
  return Math.round(percent * 1000)
}
