/** How often a year a mortgage is paid. */
export const PAYMENTS_A_YEAR = { monthly: 12, 'bi-weekly': 26, weekly: 52 } as const
export type PaymentRhythm = keyof typeof PAYMENTS_A_YEAR

/**
 * A fixed rate's payment, which the Interest Act has compounded twice a year; in cents, not rounded.
 * @param loan cents @param rate thousandths of a percent a year: 4.88 % is 4880
 */
export function mortgagePayment(
  loan: number,
  { rate, rhythm = 'monthly', years }: { rate: number; rhythm?: PaymentRhythm; years: number }
): number {
  const aYear = PAYMENTS_A_YEAR[rhythm]
  const count = years * aYear
  if (rate === 0) return loan / count
  const interest = (1 + rate / 200_000) ** (2 / aYear) - 1
  return (loan * interest) / (1 - (1 + interest) ** -count)
}
