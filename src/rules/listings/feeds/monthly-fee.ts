/** How often a month a fee is paid, by RESO's FeeFrequency and by French spreadsheets. 'Bi-Monthly' could be twice a month or every other one. */
const TIMES_A_MONTH: Readonly<Record<string, number>> = {
  annually: 1 / 12,
  annuel: 1 / 12,
  hebdomadaire: 52 / 12,
  mensuel: 1,
  monthly: 1,
  quarterly: 1 / 3,
  'semi-annually': 1 / 6,
  'semi-monthly': 2,
  trimestriel: 1 / 3,
  weekly: 52 / 12,
  yearly: 1 / 12
}

/** A fee in dollars a month; null unless it is known how often it is paid. */
export function monthlyFee(fee: unknown, frequency: string): number | null {
  const times = TIMES_A_MONTH[frequency.trim().toLowerCase()]
  if (typeof fee !== 'number' || times === undefined) return null
  return Math.round(fee * times * 100) / 100
}
