import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponMessages } from '#messages/coupon.ts'
import { orderRefusals } from '#messages/refusals/orders.ts'
import {
  couponMismatch,
  couponPerMonth,
  normaliseCoupon,
  type Coupon
} from '#rules/money/coupon.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const BEFORE = new Date(NOON.getTime() - 1)
const use = { plan_id: 2, duration: 12, pricePerMonth: 6320, redemptions: 0, now: NOON }
const always: Coupon = {
  kind: 'percent',
  value: 10,
  plan_ids: [],
  durations: [],
  starts_at: null,
  ends_at: null,
  max_redemptions: null
}

test.each<[string, Partial<Coupon>, number | undefined]>([
  ['percent of the monthly price', {}, 632],
  ['half a cent of percent rounds up', { value: 12.5 }, 790],
  ['an amount as it is', { kind: 'amount', value: 1500 }, 1500],
  ['an amount up to the price', { kind: 'amount', value: 6320 }, 6320],
  ['an amount above the price stops at the price', { kind: 'amount', value: 6321 }, 6320],
  ['all of it at 100 %', { value: 100 }, 6320],
  ['a code for this plan among others', { plan_ids: [3, 2] }, 632],
  ['a code for other plans', { plan_ids: [1, 3] }, undefined],
  ['a code for this duration among others', { durations: [6, 12] }, 632],
  ['a code for other durations', { durations: [1] }, undefined],
  ['a code from this very moment on', { starts_at: NOON }, 632],
  ['a code that starts a moment later', { starts_at: new Date(NOON.getTime() + 1) }, undefined],
  ['a code that ends a moment later', { ends_at: new Date(NOON.getTime() + 1) }, 632],
  ['a code that ended this very moment', { ends_at: NOON }, undefined],
  ['a code that ended before', { ends_at: BEFORE }, undefined],
  ['a code with one use left', { max_redemptions: 1 }, 632],
  ['a code that may never be used', { max_redemptions: 0 }, undefined]
])('%s', (_, change, off) => {
  expect(couponPerMonth({ ...always, ...change }, use)).toBe(off)
})

test('a code with three uses is used up by three', () => {
  const thrice = { ...always, max_redemptions: 3 }
  expect(couponPerMonth(thrice, { ...use, redemptions: 2 })).toBe(632)
  expect(couponPerMonth(thrice, { ...use, redemptions: 3 })).toBeUndefined()
})

test('a discount is never more than the month’s price, nor negative', () => {
  const kinds = fc.constantFrom('amount' as const, 'percent' as const)
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(kinds, percent, fc.integer({ min: 0, max: 100_000 }), (kind, value, price) => {
      const off = couponPerMonth({ ...always, kind, value }, { ...use, pricePerMonth: price })
      expect(off).toBeGreaterThanOrEqual(0)
      expect(off).toBeLessThanOrEqual(price)
      expect(Number.isInteger(off)).toBe(true)
    })
  )
})

test('codes are compared without case and surrounding spaces', () => {
  expect(normaliseCoupon('  welcome10 ')).toBe('WELCOME10')
})

test('the refusal is the specification’s sentence', () => {
  expect(couponMessages.en.invalid).toBe('This promo code is not valid.')
})

const NAMES = new Map([
  [1, 'Starter'],
  [2, 'Professional'],
  [3, 'Brokerage']
])
test.each<[string, Partial<Coupon>, string | undefined]>([
  ['another plan', { plan_ids: [1] }, 'SAVE15 is only valid for the Starter plan.'],
  [
    'other plans',
    { plan_ids: [1, 3] },
    'SAVE15 is only valid for the Starter and Brokerage plans.'
  ],
  ['another duration', { durations: [1] }, 'SAVE15 is only valid for plans of 1 month.'],
  ['other durations', { durations: [6, 1] }, 'SAVE15 is only valid for plans of 1 or 6 months.'],
  [
    'other plans of this duration',
    { plan_ids: [1, 3], durations: [12, 6] },
    'SAVE15 is only valid for the Starter and Brokerage plans, for 6 or 12 months.'
  ],
  [
    'this plan with another duration',
    { plan_ids: [2], durations: [6] },
    'SAVE15 is only valid for the Professional plan, for 6 months.'
  ],
  ['a plan that is not offered any more', { plan_ids: [9] }, undefined],
  ['another plan, and expired', { plan_ids: [1], ends_at: NOON }, undefined],
  ['another plan, and not started', { plan_ids: [1], starts_at: new Date(+NOON + 1) }, undefined],
  ['another plan, and used up', { plan_ids: [1], max_redemptions: 0 }, undefined]
])(
  'a code for %s is refused, and names what it is for only if it is current',
  (_, change, sentence) => {
    expect(couponPerMonth({ ...always, ...change }, use)).toBeUndefined()
    const mismatch = couponMismatch({ ...always, ...change }, use, NAMES)
    expect(mismatch && orderRefusals.en.couponMismatch('SAVE15', mismatch)).toBe(sentence)
  }
)
