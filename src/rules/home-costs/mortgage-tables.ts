import type { Dated } from './dated-table.ts'

/** The rules of a down payment and of insured mortgages. Dollars are whole. */
export type DownPaymentRules = {
  /** What is above `above` dollars needs `percent` of it, up to the next step. */
  steps: readonly { above: number; percent: number }[]
  /** From this price on, a mortgage can't be insured. */
  insuredBelow: number
  /** Percent of the price that every buyer needs from there on, and below it without insurance. */
  uninsured: number
}

/** Premiums in thousandths of a percent of the loan, by the loan's share of the price in percent. */
export type PremiumRules = {
  premiums: readonly { upTo: number; rate: number }[]
  /** Years that every insured mortgage may take, and those for first-time buyers and new homes. */
  years: number
  longYears: number
  /** Added to the rate beyond `years`. */
  longSurcharge: number
}

export type StressRules = { added: number; floor: number }

const CHECKED = { verified_on: '2026-11-27', reverify_by: '2027-03-31' }

export const DOWN_PAYMENT: readonly Dated<DownPaymentRules>[] = [
  {
    value: {
      steps: [
        { above: 0, percent: 5 },
        { above: 500_000, percent: 10 }
      ],
      insuredBelow: 1_500_000,
      uninsured: 20
    },
    from: '2024-12-15',
    to: null,
    source:
      'https://www.canada.ca/en/financial-consumer-agency/services/mortgages/down-payment.html',
    ...CHECKED
  }
]

export const PREMIUMS: readonly Dated<PremiumRules>[] = [
  {
    value: {
      premiums: [
        { upTo: 65, rate: 600 },
        { upTo: 75, rate: 1700 },
        { upTo: 80, rate: 2400 },
        { upTo: 85, rate: 2800 },
        { upTo: 90, rate: 3100 },
        { upTo: 95, rate: 4000 }
      ],
      years: 25,
      longYears: 30,
      longSurcharge: 200
    },
    from: '2024-12-15',
    to: null,
    source:
      'https://www.cmhc-schl.gc.ca/consumers/home-buying/mortgage-loan-insurance-for-consumers/cmhc-mortgage-loan-insurance-cost',
    ...CHECKED
  }
]

/** Thousandths of a percent of the premium, paid in cash. A province that isn't listed isn't known to tax it. */
export const PREMIUM_TAX: Readonly<Record<string, readonly Dated<number>[]>> = {
  ON: [
    {
      value: 8000,
      from: '2010-07-01',
      to: null,
      source: 'https://www.ontario.ca/laws/statute/90r31',
      ...CHECKED
    }
  ],
  QC: [
    {
      value: 9000,
      from: '2013-01-01',
      to: '2026-12-31',
      source: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/T-0.1',
      ...CHECKED
    },
    {
      value: 9975,
      from: '2027-01-01',
      to: null,
      source: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/T-0.1',
      ...CHECKED
    }
  ],
  SK: [
    {
      value: 6000,
      from: '2017-08-01',
      to: null,
      source:
        'https://www.cmhc-schl.gc.ca/consumers/home-buying/mortgage-loan-insurance-for-consumers/cmhc-mortgage-loan-insurance-cost',
      ...CHECKED
    }
  ]
}

/** OSFI's minimum qualifying rate, and the Minister of Finance's for insured mortgages, which is the same. */
export const STRESS_TEST: readonly Dated<StressRules>[] = [
  {
    value: { added: 2000, floor: 5250 },
    from: '2021-06-01',
    to: null,
    source:
      'https://www.osfi-bsif.gc.ca/en/supervision/financial-institutions/banks/minimum-qualifying-rate-uninsured-mortgages',
    ...CHECKED
  }
]
