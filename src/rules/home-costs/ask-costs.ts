import { readAmount, readPercent } from '../listings/read-amount.ts'
import { readPrice } from '../listings/read-price.ts'
import { PAYMENTS_A_YEAR, type PaymentRhythm } from './mortgage-payment.ts'
import { isTaxPlace, type TaxPlace } from './places.ts'

export const CALCULATORS = ['payment', 'land-transfer-tax', 'closing-costs'] as const
export type CalculatorKind = (typeof CALCULATORS)[number]

/** The names of the fields, as an address has them; `calculator` is the id of the one that was asked. */
const COST_FIELDS = [
  'price',
  'down',
  'rate',
  'years',
  'every',
  'place',
  'first',
  'legal',
  'inspection',
  'other'
] as const
export type CostField = (typeof COST_FIELDS)[number]
export type TypedCosts = Partial<Record<CostField, string>>

export type CostProblem =
  | 'amount'
  | 'down'
  | 'high'
  | 'missing'
  | 'place'
  | 'price'
  | 'rate'
  | 'years'

/** Amounts in whole cents, the rate in thousandths of a percent. */
export type AskedCosts = {
  price: number
  down: number
  rate: number
  years: number
  rhythm: PaymentRhythm
  place: TaxPlace | undefined
  firstTime: boolean
  costs: { legal: number; inspection: number; other: number }
}

export type ReadCosts = { asked: AskedCosts; problems: Partial<Record<CostField, CostProblem>> }

/** The fields that a calculator has, in their order. */
export const FIELDS_OF: Readonly<Record<CalculatorKind, readonly CostField[]>> = {
  payment: ['price', 'down', 'rate', 'years', 'every', 'place'],
  'land-transfer-tax': ['price', 'place', 'first'],
  'closing-costs': ['price', 'down', 'place', 'first', 'legal', 'inspection', 'other']
}

/** A place that isn't offered. */
export const ELSEWHERE = 'other'
const YEARS_MAX = 40
const RATE_MAX = 30
export const TYPED_MAX = 30

/** Whether an address asks a calculator. */
export function asksCosts(query: string): boolean {
  return new URLSearchParams(query).has('calculator')
}

/** What was typed, and into which calculator; undefined where none was asked. */
export function typedCosts(query: string): { id: string; typed: TypedCosts } | undefined {
  const parameters = new URLSearchParams(query)
  const id = parameters.get('calculator')
  if (id === null) return undefined
  const typed = Object.fromEntries(
    COST_FIELDS.map((name) => [name, (parameters.get(name) ?? '').slice(0, TYPED_MAX)])
  )
  return { id, typed }
}

/** Reads the fields of one calculator; a field with a problem counts as zero. */
export function readCosts(kind: CalculatorKind, typed: TypedCosts): ReadCosts {
  const problems: ReadCosts['problems'] = {}
  const has = (name: CostField) => FIELDS_OF[kind].includes(name)
  const check = (name: CostField, problem: CostProblem | undefined) => {
    if (problem !== undefined && has(name)) problems[name] = problem
  }
  const price = readPrice(typed.price ?? '')
  check('price', 'dollars' in price ? undefined : PRICE_PROBLEMS[price.problem])
  const cents = 'dollars' in price ? price.dollars * 100 : 0
  const down = readDown(typed.down ?? '', cents)
  check('down', down === undefined ? 'down' : undefined)
  const rate = readPercent(typed.rate ?? '')
  const isRate = rate !== null && rate >= 0 && rate <= RATE_MAX
  check('rate', rate === null ? 'missing' : isRate ? undefined : 'rate')
  const years = Number(typed.years || 25)
  const isYears = Number.isInteger(years) && years >= 1 && years <= YEARS_MAX
  check('years', isYears ? undefined : 'years')
  const place = isTaxPlace(typed.place ?? '') ? (typed.place as TaxPlace) : undefined
  check(
    'place',
    place === undefined && kind !== 'payment' && typed.place !== ELSEWHERE ? 'place' : undefined
  )
  const own = (name: 'inspection' | 'legal' | 'other') => {
    const amount = readAmount(typed[name] ?? '') ?? 0
    const isAmount = amount >= 0 && amount <= OWN_MAX
    check(name, isAmount ? undefined : 'amount')
    return isAmount ? Math.round(amount * 100) : 0
  }
  const asked: AskedCosts = {
    price: cents,
    down: down ?? 0,
    rate: isRate ? Math.round(rate * 1000) : 0,
    years: isYears ? years : 0,
    rhythm: isRhythm(typed.every) ? typed.every : 'monthly',
    place,
    firstTime: typed.first === 'yes',
    costs: { legal: own('legal'), inspection: own('inspection'), other: own('other') }
  }
  return { asked, problems }
}

const OWN_MAX = 10_000_000
const PRICE_PROBLEMS = {
  empty: 'missing',
  high: 'high',
  low: 'price',
  unreadable: 'price'
} as const

/** '$90,000', '10 %' of the price, or 20 % where nothing was typed; whole cents. */
function readDown(typed: string, price: number): number | undefined {
  if (typed.trim() === '') return Math.round(price / 5)
  const [, percent] = /^(.*)%\s*$/u.exec(typed) ?? []
  const amount = percent === undefined ? readAmount(typed) : readPercent(percent)
  if (amount === null || Number.isNaN(amount)) return undefined
  if (percent === undefined) return Math.round(amount * 100)
  return amount > 100 ? undefined : Math.round((price * amount) / 100)
}

function isRhythm(name: string | undefined): name is PaymentRhythm {
  return name !== undefined && Object.hasOwn(PAYMENTS_A_YEAR, name)
}
