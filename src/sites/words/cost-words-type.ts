import type { CalculatorKind, CostField, CostProblem } from '#rules/home-costs/ask-costs.ts'
import type { PaymentRhythm } from '#rules/home-costs/mortgage-payment.ts'
import type { TaxPlace } from '#rules/home-costs/places.ts'
import type { ChargeName } from '#rules/home-costs/transfer-tax-tables.ts'

/** What the calculators of a purchase say, on agents' websites and on our own. */
export type CostWords = {
  titles: Record<CalculatorKind, string>
  fields: Record<CostField, string>
  hints: Partial<Record<CostField, string>>
  problems: Record<CostProblem, string>
  rhythms: Record<PaymentRhythm, string>
  /** Payment of each rhythm. */
  payments: Record<PaymentRhythm, string>
  years: (count: number) => string
  places: Record<TaxPlace, string>
  choosePlace: string
  elsewhere: string
  firstTime: string
  calculate: string
  change: string
  /** Whole cents; the cents are left out where there are none. */
  money: (cents: number) => string
  /** Thousandths of a percent. */
  percent: (rate: number) => string
  charges: Record<ChargeName, string>
  relief: string
  transferTotal: string
  mortgage: string
  minimumDown: string
  premium: string
  premiumTax: string
  premiumTaxUnknown: string
  premiumTaxWithoutPlace: string
  stress: (rate: string) => string
  assumed: (terms: { down: string; rate: string; years: string }) => string
  /** Of the rate that an agent set. */
  rateOf: (name: string, day: string) => string
  transferAssumed: string
  closingAssumed: string
  fixedRate: string
  longInsured: string
  lowDown: (minimum: string, canInsure: boolean) => string
  highDown: string
  tooLong: (years: string) => string
  stale: string
  unknown: string
  unknownAbove: (amount: string) => string
  noPlace: string
  needsRate: string
  down: string
  cash: string
  cashUnknown: string
  checked: (day: string) => string
  /** Above a home's costs. */
  costs: string
}
