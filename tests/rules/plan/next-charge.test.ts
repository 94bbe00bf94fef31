import { expect, test } from 'vitest'
import { addDays } from '#rules/time/calendar.ts'
import { amountOwedMessages } from '#messages/amounts-owed.ts'
import { chargeMessages } from '#messages/charges.ts'
import type { Announced } from '#rules/plan/announced-charge.ts'
import { type NextCharge, nextCharge } from '#rules/plan/next-charge.ts'
import { afterFailure } from '#rules/plan/plan-moves.ts'
import { type BilledPlan, followUp } from '#rules/plan/quote-charge.ts'

const END = new Date('2026-12-21T15:00:00.000Z')
const NOW = new Date('2026-11-23T15:00:00.000Z')
const plan: BilledPlan = {
  plan_id: 2,
  plan_price: 5500,
  duration: 1,
  isTrial: false,
  planStop: false,
  plan_end_date: END,
  plan_anchor: END,
  setup_fee_due: 0,
  coupon_code: null,
  paused_at: null,
  paused_days: 0,
  cancelled_at: null,
  overdue_since: null,
  next_duration: null,
  next_duration_price: null,
  next_plan_price: null,
  next_price_from: null,
  charge_at: END,
  stop_at: null
}
type Facts = {
  now: Date
  live?: { amount: number; state: string }
  taxFrom?: Date
  percent: number
}

function ahead(change: Partial<BilledPlan>, facts: Partial<Facts> = {}): NextCharge {
  const { live, now = NOW, percent = 0, taxFrom } = facts
  return nextCharge(
    { ...plan, ...change },
    {
      now,
      live,
      on: (at) => ({
        at,
        coupon: undefined,
        referralPercent: percent,
        taxRate: taxFrom && at >= taxFrom ? 15_000 : 13_000
      })
    }
  )
}

function said(change: Partial<BilledPlan>, facts: Partial<Facts> = {}, card?: null): string {
  const { charge, processing, siteOffAt, state } = ahead(change, facts)
  const announced: Announced = {
    state,
    charge: charge && {
      on: charge.at.toISOString(),
      amount: charge.lines.total,
      months: charge.months,
      newPrice: charge.pricePerMonth === plan.plan_price ? null : charge.pricePerMonth,
      card: card === null ? null : 'Visa ending in 4242',
      isTrial: charge.kind === 'first',
      province: 'ON',
      referralPercent: charge.referralPercent,
      setupFee: charge.setupFee,
      retries: charge.retries.map((at) => at.toISOString())
    },
    processing,
    siteOffOn: siteOffAt?.toISOString() ?? null,
    siteIsUp: !(change.planStop ?? false),
    isTrial: change.isTrial ?? false,
    province: 'ON',
    partPaid: null
  }
  return chargeMessages.en.notice(announced)
}

const failed = (at: Date) => afterFailure({ ...plan, charge_at: null }, 'renewal', at)

test.each<[string, string, string]>([
  [
    'a plan that runs',
    said({}),
    'On December 21, 2026 your plan renews, and we’ll charge CAD 62.15 to your Visa ending in 4242. This covers 1 month, tax included.'
  ],
  [
    'a trial',
    said({ isTrial: true, duration: 12, setup_fee_due: 9900 }),
    'On December 21, 2026 your free trial ends, and we’ll charge CAD 857.67 to your Visa ending in 4242. This covers 12 months, tax included. The amount includes the setup fee, CAD 99.00 before tax.'
  ],
  [
    'a plan with a referral discount',
    said({}, { percent: 20 }),
    'On December 21, 2026 your plan renews, and we’ll charge CAD 49.72 to your Visa ending in 4242. This covers 1 month, tax included. Your referral discount, 20% today, is already taken off.'
  ],
  [
    'a plan whose new price was told in time',
    said({ next_plan_price: 6000, next_price_from: NOW }),
    'On December 21, 2026 your plan renews, and we’ll charge CAD 67.80 to your Visa ending in 4242. This covers 1 month, tax included. From then on, your plan renews every month for CAD 60.00, before tax and any discounts.'
  ],
  [
    'a plan whose tax is another one by then',
    said({}, { taxFrom: addDays(NOW, 3) }),
    'On December 21, 2026 your plan renews, and we’ll charge CAD 63.25 to your Visa ending in 4242. This covers 1 month, tax included.'
  ],
  [
    'a plan that costs nothing',
    said({ plan_price: 0 }),
    'Your plan renews on December 21, 2026 at no cost.'
  ],
  [
    'a plan without a card',
    said({}, {}, null),
    'On December 21, 2026 your plan renews and CAD 62.15 is due, but you have no card on file. Please add one.'
  ],
  [
    'a payment that failed this morning',
    said(failed(END), { now: END }),
    'We’ll try to charge CAD 62.15 to your Visa ending in 4242 on December 22, 2026. If that fails, we’ll try again on December 24, 2026, December 26, 2026 and December 28, 2026, and then stop. Your website stays online until January 20, 2027. If you haven’t paid by then, it goes offline.'
  ],
  [
    'the last try',
    said({ ...failed(END), charge_at: addDays(END, 7) }, { now: addDays(END, 5) }),
    'We’ll try to charge CAD 62.15 to your Visa ending in 4242 on December 28, 2026. That’s our last automatic try. Your website stays online until January 20, 2027. If you haven’t paid by then, it goes offline.'
  ],
  [
    'a payment that was tried for the last time',
    said({ ...failed(END), charge_at: null }, { now: addDays(END, 7) }),
    'We no longer charge your card automatically. Please press Pay Now. Your website stays online until January 20, 2027. If you haven’t paid by then, it goes offline.'
  ],
  [
    'an unpaid plan whose website is off',
    said(
      { ...failed(END), charge_at: null, stop_at: null, planStop: true },
      { now: addDays(END, 31) }
    ),
    'We no longer charge your card automatically. Please press Pay Now. Your website is offline, and comes back as soon as you pay.'
  ],
  [
    'a payment under way',
    said({ charge_at: null }, { live: { amount: 6215, state: 'submitted' } }),
    'A payment of CAD 62.15 is being processed.'
  ],
  [
    'a payment that the bank asks about',
    said({ charge_at: null }, { live: { amount: 6215, state: 'needs_action' } }),
    'Your bank is asking you to confirm a payment of CAD 62.15. If you don’t confirm it within 60 minutes, it’s cancelled.'
  ],
  [
    'a paused plan',
    said({ paused_at: NOW, planStop: true, charge_at: null }),
    'We don’t charge you while your plan is paused. Your website is offline, and we keep it as it is.'
  ],
  [
    'a cancelled plan',
    said({ cancelled_at: NOW, charge_at: null, stop_at: END }),
    'You won’t be charged again. Your website goes offline on December 21, 2026.'
  ],
  [
    'a cancelled plan that is over',
    said({ cancelled_at: NOW, charge_at: null, planStop: true }, { now: END }),
    'You won’t be charged again. Your website is offline, and we keep it as it is.'
  ],
  [
    'a cancelled trial, for which nothing was charged,',
    said({ isTrial: true, cancelled_at: NOW, charge_at: null, stop_at: END }),
    'You won’t be charged. Your website goes offline on December 21, 2026.'
  ],
  [
    'a cancelled trial that is over',
    said({ isTrial: true, cancelled_at: NOW, charge_at: null, planStop: true }, { now: END }),
    'You won’t be charged. Your website is offline, and we keep it as it is.'
  ]
])('%s says what is charged next', (_, sentence, expected) => {
  expect(sentence).toBe(expected)
})

test.each<[string, Partial<BilledPlan>, number, string | undefined]>([
  [
    'a month of an annual trial',
    { duration: 12, setup_fee_due: 9900 },
    1,
    'Once you’ve paid for 1 month, your next 12 months, with the setup fee of CAD 99.00 before tax, are due on January 21, 2027.'
  ],
  [
    'a month of a monthly trial',
    { setup_fee_due: 9900 },
    1,
    'Once you’ve paid for 1 month, your next month, with the setup fee of CAD 99.00 before tax, is due on January 21, 2027.'
  ],
  [
    'two months of a monthly plan',
    {},
    2,
    'Once you’ve paid for 2 months, your next month is due on February 21, 2027.'
  ],
  [
    'a month before a duration that was changed',
    { next_duration: 6 },
    1,
    'Once you’ve paid for 1 month, your next 6 months are due on January 21, 2027.'
  ],
  ['a month of a monthly plan', {}, 1, undefined]
])(
  '%s that is due explains itself only where something else follows',
  (_, change, months, said) => {
    const next = followUp({ ...plan, ...change }, months)
    expect(
      next &&
        amountOwedMessages.en.partPaid(
          { months, next: { ...next, on: next.on.toISOString() } },
          'ON'
        )
    ).toBe(said)
  }
)

test('a retry on a day by which another month has begun announces both months', () => {
  const late = addDays(END, 27)
  const { charge } = ahead({ ...failed(late) }, { now: late })
  expect(charge?.at).toEqual(addDays(late, 1))
  expect(charge?.months).toBe(1)
  const { charge: last } = ahead(
    { ...failed(late), charge_at: addDays(late, 7) },
    { now: addDays(late, 5) }
  )
  expect(last).toMatchObject({ months: 2, lines: { total: 12_430 } })
})

test('a charge that has just become due is announced for now', () => {
  const { charge, state } = ahead({}, { now: addDays(END, 1) })
  expect(state).toBe('scheduled')
  expect(charge?.at).toEqual(addDays(END, 1))
})
