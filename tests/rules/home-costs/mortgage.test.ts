import { expect, test } from 'vitest'
import { closingCosts } from '#rules/home-costs/closing-costs.ts'
import { figuresDay } from '#rules/home-costs/figures-day.ts'
import { mortgagePayment } from '#rules/home-costs/mortgage-payment.ts'
import { type Mortgage, type MortgageInput, mortgageOn } from '#rules/home-costs/mortgage.ts'

const DAY = '2026-11-26'
const INPUT: MortgageInput = {
  price: 50_000_000,
  down: 10_000_000,
  rate: 4500,
  rhythm: 'monthly',
  years: 25,
  province: 'ON'
}

function known(change: Partial<MortgageInput>, day = DAY): Mortgage {
  const mortgage = mortgageOn(day, { ...INPUT, ...change })
  if (mortgage.kind !== 'known') throw new Error(mortgage.kind)
  return mortgage
}

test('a fixed rate is compounded twice a year', () => {
  expect(mortgagePayment(25_000_000, { rate: 4880, years: 30 }) / 100).toBeCloseTo(1316.369177, 6)
})

test.each(['monthly', 'bi-weekly', 'weekly'] as const)(
  'a mortgage with %s payments is paid off after its years, to the cent',
  (rhythm) => {
    const [count, years] = [{ monthly: 12, 'bi-weekly': 26, weekly: 52 }[rhythm], 20]
    const payment = mortgagePayment(30_000_000, { rate: 5250, rhythm, years })
    const growth = (1 + 0.0525 / 2) ** (2 / count)
    let balance = 30_000_000
    for (let paid = 0; paid < count * years; paid++) balance = balance * growth - payment
    expect(Math.abs(balance)).toBeLessThan(0.5)
  }
)

test('without interest, the loan is divided evenly', () => {
  expect(mortgagePayment(12_000_000, { rate: 0, years: 10 })).toBe(100_000)
})

test.each([
  [400_000, 20_000],
  [500_000, 25_000],
  [999_999, 74_999.9],
  [1_400_000, 115_000],
  [1_499_999, 124_999.9],
  [1_500_000, 300_000]
])('the least down payment on $%i is $%f', (price, least) => {
  const cents = Math.round(least * 100)
  const mortgage = known({ price: price * 100, down: price * 50 })
  expect(mortgage.minimumDown).toBe(cents)
  expect(mortgageOn(DAY, { ...INPUT, price: price * 100, down: cents - 1 })).toEqual({
    kind: 'low-down',
    minimumDown: cents,
    canInsure: price < 1_500_000
  })
  expect(known({ price: price * 100, down: cents }).insurance === null).toBe(price >= 1_500_000)
})

test.each([
  [25_000, 25, 1_900_000],
  [25_001, 25, 1_899_996],
  [50_000, 25, 1_395_000],
  [75_000, 25, 1_190_000],
  [99_999, 25, 1_120_003],
  [25_000, 30, 1_995_000]
])('with $%i down over %i years, the insurance is %i cents', (down, years, premium) => {
  const { insurance, loan } = known({ down: down * 100, years })
  expect(insurance).toMatchObject({ premium, isLong: years > 25 })
  expect(loan).toBe(50_000_000 - down * 100 + premium)
})

test('with a fifth down, there is no insurance', () => {
  expect(known({}).insurance).toBeNull()
})

test.each([
  ['ON', DAY, 152_000],
  ['QC', '2026-12-31', 171_000],
  ['QC', '2027-01-01', 189_525],
  ['SK', DAY, 114_000],
  ['BC', DAY, 0],
  ['MB', DAY, 0],
  ['', DAY, 'unknown']
])('the tax on the insurance in %j on %s is %s', (province, day, tax) => {
  expect(known({ down: 2_500_000, province }, day).insurance?.tax).toBe(tax)
})

test.each([
  ['ON', 25_000, ['ontario.ca']],
  ['ON', 100_000, []],
  ['BC', 25_000, []]
])(
  'in %s with $%i down, the sources name the law of the tax on the insurance',
  (province, down, laws) => {
    const { tables } = known({ down: down * 100, province })
    const sources = tables.map(({ source }) => new URL(source).hostname.replace('www.', ''))
    const federal = ['canada.ca', 'osfi-bsif.gc.ca', 'cmhc-schl.gc.ca']
    expect(sources.filter((host) => !federal.includes(host))).toEqual(laws)
  }
)

test.each([
  [4500, 6500],
  [3250, 5250],
  [1000, 5250]
])('a rate of %i is tested at %i', (rate, stressRate) => {
  const mortgage = known({ rate })
  expect(mortgage.stressRate).toBe(stressRate)
  const tested = mortgagePayment(mortgage.loan, { rate: stressRate, years: 25 })
  expect(mortgage.stressPayment).toBe(Math.round(tested))
})

test('no mortgage is the price itself, insured for longer than allowed, or of figures that are due', () => {
  expect(mortgageOn(DAY, { ...INPUT, down: 50_000_000 })).toEqual({ kind: 'high-down' })
  const long = { ...INPUT, down: 2_500_000, years: 31 }
  expect(mortgageOn(DAY, long)).toEqual({ kind: 'too-long', years: 30 })
  expect(mortgageOn('2027-04-01', INPUT)).toEqual({ kind: 'stale' })
  expect(mortgageOn('2024-12-14', INPUT)).toEqual({ kind: 'unknown' })
})

test('the cash of a purchase is the sum of its parts', () => {
  const purchase = { price: 50_000_000, down: 2_500_000, firstTime: true, place: 'ON' } as const
  const costs = { legal: 180_000, inspection: 60_000, other: 0 }
  expect(closingCosts(DAY, { ...purchase, costs }).total).toBe(
    2_500_000 + 152_000 + (647_500 - 400_000) + 240_000
  )
  expect(closingCosts(DAY, { ...purchase, costs, place: 'SK' }).total).toBeUndefined()
  expect(closingCosts('2027-04-01', { ...purchase, costs }).total).toBeUndefined()
})

test('answers are the same from one change of a figure to the next', () => {
  expect(figuresDay(new Date('2026-11-26T15:00:00Z'))).toBe('2026-04-01')
  // Midnight of the last day of the year in Toronto.
  expect(figuresDay(new Date('2027-01-01T04:59:00Z'))).toBe('2026-04-01')
  expect(figuresDay(new Date('2027-01-01T05:00:00Z'))).toBe('2027-01-01')
})
