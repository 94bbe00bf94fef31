import { share } from '../money/money.ts'
import { tableOn } from './dated-table.ts'
import { mortgagePayment, type PaymentRhythm } from './mortgage-payment.ts'
import {
  DOWN_PAYMENT,
  type DownPaymentRules,
  PREMIUM_TAX,
  type PremiumRules,
  PREMIUMS,
  STRESS_TEST
} from './mortgage-tables.ts'

/** Amounts in whole cents; `rate` in thousandths of a percent. */
export type MortgageInput = {
  price: number
  down: number
  rate: number
  years: number
  rhythm: PaymentRhythm
  /** Canada Post's code, or '' where it isn't known. */
  province: string
}

export type Mortgage = {
  kind: 'known'
  minimumDown: number
  /** Null for a mortgage without insurance. */
  insurance: {
    premium: number
    /** Paid in cash; 'unknown' where the province's isn't known, 0 where there is none. */
    tax: number | 'unknown'
    /** Longer than every buyer may take: for first-time buyers and new homes. */
    isLong: boolean
  } | null
  /** With the premium. */
  loan: number
  payment: number
  /** The rate that the buyer has to be able to pay, and the payment at it. */
  stressRate: number
  stressPayment: number
  /** Where the figures come from. */
  tables: { source: string; verified_on: string }[]
}

export type MortgageAnswer =
  | Mortgage
  | { kind: 'stale' | 'unknown' }
  | { kind: 'low-down'; minimumDown: number; canInsure: boolean }
  | { kind: 'high-down' }
  | { kind: 'too-long'; years: number }

/** Provinces without a tax on the premium; Manitoba since 2020-07-01. */
const UNTAXED = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'PE', 'NT', 'NU', 'YT']

export function mortgageOn(
  day: string,
  { down, price, province, rate, rhythm, years }: MortgageInput
): MortgageAnswer {
  const rules = tableOn(DOWN_PAYMENT, day)
  const premiums = tableOn(PREMIUMS, day)
  const stress = tableOn(STRESS_TEST, day)
  if (!rules || !premiums || !stress) return { kind: 'unknown' }
  if ([rules, premiums, stress].some(({ isStale }) => isStale)) return { kind: 'stale' }
  const minimumDown = minimumDownPayment(rules.table.value, price)
  const canInsure = price < rules.table.value.insuredBelow * 100
  if (down < minimumDown) return { kind: 'low-down', minimumDown, canInsure }
  if (down >= price) return { kind: 'high-down' }
  const bare = price - down
  const isInsured = down * 100 < price * rules.table.value.uninsured
  const { longYears } = premiums.table.value
  if (isInsured && years > longYears) return { kind: 'too-long', years: longYears }
  const insurance = isInsured
    ? insuranceOf(premiums.table.value, { bare, day, price, province, years })
    : null
  const loan = bare + (insurance?.premium ?? 0)
  const stressRate = Math.max(rate + stress.table.value.added, stress.table.value.floor)
  const insured = isInsured ? [premiums.table, ...premiumTaxTables(province, day)] : []
  return {
    kind: 'known',
    minimumDown,
    insurance,
    loan,
    payment: Math.round(mortgagePayment(loan, { rate, rhythm, years })),
    stressRate,
    stressPayment: Math.round(mortgagePayment(loan, { rate: stressRate, rhythm, years })),
    tables: [rules.table, stress.table, ...insured]
  }
}

/** Whole cents, rounded up: a cent less would be too little. */
function minimumDownPayment(
  { insuredBelow, steps, uninsured }: DownPaymentRules,
  price: number
): number {
  if (price >= insuredBelow * 100) return Math.ceil((price * uninsured) / 100)
  const exact = steps.reduce((sum, { above, percent }, at) => {
    const top = Math.min(price, (steps[at + 1]?.above ?? Infinity) * 100)
    return sum + Math.max(0, top - above * 100) * percent
  }, 0)
  return Math.ceil(exact / 100)
}

function insuranceOf(
  { longSurcharge, premiums, years: usual }: PremiumRules,
  {
    bare,
    day,
    price,
    province,
    years
  }: Pick<MortgageInput, 'price' | 'province' | 'years'> & { bare: number; day: string }
): Mortgage['insurance'] {
  // A down payment that was rounded up never leaves more than the last step.
  const step = premiums.find(({ upTo }) => bare * 100 <= upTo * price) ?? premiums.at(-1)
  const isLong = years > usual
  const premium = share(bare, (step?.rate ?? 0) + (isLong ? longSurcharge : 0))
  return { premium, tax: premiumTax(premium, province, day), isLong }
}

function premiumTax(premium: number, province: string, day: string): number | 'unknown' {
  if (UNTAXED.includes(province)) return 0
  const [table] = premiumTaxTables(province, day)
  return table ? share(premium, table.value) : 'unknown'
}

/** The table in force of a province that taxes the premium; none where it isn't known. */
function premiumTaxTables(province: string, day: string) {
  const found = tableOn(PREMIUM_TAX[province] ?? [], day)
  return found && !found.isStale ? [found.table] : []
}
