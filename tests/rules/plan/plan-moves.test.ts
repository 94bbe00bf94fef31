import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '#rules/time/calendar.ts'
import { cardEnd, expiresSoon, expiryReminder } from '#rules/money/card-expiry.ts'
import { resumedEnd } from '#rules/plan/pause.ts'
import { refuseStep, type PlanStep } from '#rules/plan/plan-control.ts'
import { afterFailure, afterPayment, type Plan } from '#rules/plan/plan-moves.ts'
import { nextSteps, PLAN_PHASES, planPhase } from '#rules/plan/plan-phase.ts'
import { extendPlan } from '#rules/plan/plan.ts'
import { discountsOf, planPriceOf } from '#rules/money/discount.ts'
import { renewalLines } from '#rules/plan/renewal.ts'
import { firstRenewalFrom, nextTerms, priceEffectiveFrom } from '#rules/plan/terms.ts'
import { shareExactly } from '../../kit/exact-money.ts'
import { PROVINCES } from '../../kit/provinces.ts'

const at = (moment: string) => new Date(moment)
const END = at('2027-01-31T15:00:00.000Z')
const plan: Plan = {
  isTrial: false,
  planStop: false,
  plan_end_date: END,
  plan_anchor: at('2026-12-31T15:00:00.000Z'),
  paused_at: null,
  paused_days: 0,
  cancelled_at: null,
  overdue_since: null,
  duration: 1,
  plan_price: 7900,
  next_duration: null,
  next_duration_price: null,
  next_plan_price: null,
  next_price_from: null,
  setup_fee_due: 0,
  coupon_code: null,
  charge_at: END,
  stop_at: null
}
const before = addDays(END, -1)

test.each([
  ['runs', {}, before, 'active'],
  ['is tried', { isTrial: true }, before, 'trial'],
  ['has ended a moment ago', {}, END, 'overdue'],
  ['failed to be paid', { overdue_since: END }, addDays(END, 3), 'overdue'],
  ['is paused, whatever the day', { paused_at: before }, addDays(END, 300), 'paused'],
  ['is cancelled and still runs', { cancelled_at: before }, before, 'cancelling'],
  ['was cancelled and is over', { cancelled_at: before }, END, 'ended']
] as const)('a plan that %s', (_, change, now, phase) => {
  expect(planPhase({ ...plan, ...change }, now)).toBe(phase)
})

test.each([
  ['an active plan is charged at its end', {}, before, END, null],
  ['a paused one is left alone', { paused_at: before, planStop: true }, before, null, null],
  ['a cancelled one goes offline at its end', { cancelled_at: before }, before, null, END],
  [
    'an unpaid one is tried again, and goes offline after its grace',
    { overdue_since: END },
    END,
    addDays(END, 1),
    addDays(END, 30)
  ],
  [
    'after the last try only the grace is left',
    { overdue_since: END },
    addDays(END, 7),
    null,
    addDays(END, 30)
  ],
  [
    'what is off does not go off again',
    { overdue_since: END, planStop: true },
    addDays(END, 40),
    null,
    null
  ]
] as const)('%s', (_, change, now, charge_at, stop_at) => {
  expect(nextSteps({ ...plan, ...change }, now)).toEqual({ charge_at, stop_at })
})

test('a renewal brings its agreed terms, and clears what was owed', () => {
  const agreed = {
    ...plan,
    isTrial: true,
    next_duration: 12 as const,
    next_duration_price: 6320,
    setup_fee_due: 9900,
    coupon_code: 'ONCE'
  }
  expect(afterPayment(agreed, { kind: 'first', months: 12, couponRecurs: false }, END)).toEqual({
    ...plan,
    duration: 12,
    plan_price: 6320,
    plan_end_date: at('2028-01-31T15:00:00.000Z'),
    charge_at: at('2028-01-31T15:00:00.000Z')
  })
})

test('months overdue leave the terms for the next renewal', () => {
  const late = {
    ...plan,
    overdue_since: END,
    planStop: true,
    next_duration: 12 as const,
    next_duration_price: 6320
  }
  const paid = afterPayment(
    late,
    { kind: 'overdue', months: 2, couponRecurs: false },
    addDays(END, 35)
  )
  expect(paid).toMatchObject({
    overdue_since: null,
    planStop: false,
    duration: 1,
    next_duration: 12,
    plan_end_date: at('2027-03-31T14:00:00.000Z')
  })
})

test('retries count from the first failure, and a failed restart leaves the plan ended', () => {
  const once = afterFailure(plan, 'renewal', END)
  const twice = afterFailure(once, 'overdue', addDays(END, 1))
  expect([once.charge_at, twice.charge_at]).toEqual([addDays(END, 1), addDays(END, 3)])
  expect(twice.overdue_since).toEqual(END)
  const over = { ...plan, cancelled_at: before, planStop: true }
  expect(afterFailure(over, 'restart', END)).toEqual({ ...over, charge_at: null, stop_at: null })
})

test('a plan’s ends are the anchor’s months, however they were bought', () => {
  const moments = fc.date({ min: at('2024-01-01'), max: at('2034-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      moments,
      fc.array(fc.constantFrom(1, 6, 12), { maxLength: 20 }),
      (anchor, bought) => {
        const end = bought.reduce((reached, months) => extendPlan(anchor, reached, months), anchor)
        const months = bought.reduce((sum, one) => sum + one, 0)
        expect(end).toEqual(addMonths(anchor, months))
      }
    )
  )
})

test('a renewal is exact for any price, coupon, discount, duration and province', () => {
  fc.assert(
    fc.property(
      fc.record({
        pricePerMonth: fc.integer({ min: 0, max: 100_000 }),
        couponPerMonth: fc.integer({ min: 0, max: 20_000 }),
        months: fc.constantFrom(1, 6, 12),
        setupFee: fc.constantFrom(0, 9900),
        referralPercent: fc.constantFrom(0, 10, 20, 30, 40, 50)
      }),
      fc.constantFrom(...PROVINCES),
      (renewal, { total: taxRate }) => {
        const { couponPerMonth, months, pricePerMonth, referralPercent, setupFee } = renewal
        const whole = Math.max(0, pricePerMonth - couponPerMonth) * months
        const subtotal = whole - shareExactly(whole, referralPercent * 1000) + setupFee
        const tax = shareExactly(subtotal, taxRate)
        expect(renewalLines({ ...renewal, taxRate })).toEqual({
          subtotal,
          tax,
          total: subtotal + tax
        })
        const discounts = discountsOf({ ...renewal, coupon_code: 'CODE' })
        expect(discounts.filter(({ amount }) => amount <= 0)).toEqual([])
        expect(planPriceOf({ subtotal, setupFee, discounts })).toBe(pricePerMonth * months)
      }
    )
  )
})

test('a pause gives back its full days, also across a clock change', () => {
  expect(resumedEnd(END, before, addDays(before, 40))).toEqual(addDays(END, 40))
  expect(resumedEnd(END, before, new Date(addDays(before, 40).getTime() - 1))).toEqual(
    addDays(END, 39)
  )
  expect(resumedEnd(END, before, before)).toEqual(END)
})

test('an announced price applies from the first renewal thirty days later', () => {
  const now = at('2027-01-10T15:00:00Z')
  const told = { ...plan, next_plan_price: 8900, next_price_from: priceEffectiveFrom(now) }
  expect(nextTerms(told).pricePerMonth).toBe(7900)
  const next = { anchor: plan.plan_anchor, planEnd: END, months: 1 }
  const from = firstRenewalFrom(next, told.next_price_from)
  expect(from).toEqual(at('2027-02-28T15:00:00.000Z'))
  expect(nextTerms({ ...told, plan_end_date: from }).pricePerMonth).toBe(8900)
})

test.each([
  ['31 days before', '2027-03-01T04:59:59Z', undefined],
  ['from the thirtieth day on', '2027-03-02T05:00:00Z', 30],
  ['from the seventh day on', '2027-03-25T04:00:00Z', 7],
  ['once it has run out', '2027-04-01T04:00:00Z', undefined]
])('a card that expires in March 2027 gets a reminder: %s', (_, now, reminder) => {
  const card = { exp_month: 3, exp_year: 2027 }
  expect(cardEnd(card)).toEqual(at('2027-04-01T04:00:00.000Z'))
  expect(expiryReminder(card, at(now))).toBe(reminder)
  expect(expiresSoon(card, at(now))).toBe(reminder !== undefined)
})

/** Which steps each phase allows. */
const ALLOWED: Record<(typeof PLAN_PHASES)[number], PlanStep[]> = {
  trial: ['cancel', 'change-duration'],
  active: ['cancel', 'change-duration', 'pause'],
  overdue: ['cancel'],
  paused: ['cancel', 'resume'],
  cancelling: ['keep'],
  ended: ['resume']
}
test.each(PLAN_PHASES)('what an agent may do while the plan is %s', (phase) => {
  const steps: PlanStep[] = ['cancel', 'change-duration', 'keep', 'pause', 'resume']
  const isCancelled = phase === 'cancelling' || phase === 'ended'
  const allowed = steps.filter((step) => refuseStep(step, phase, isCancelled) === undefined)
  expect(allowed).toEqual(ALLOWED[phase])
})
