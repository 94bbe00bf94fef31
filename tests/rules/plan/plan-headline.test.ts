import { expect, test } from 'vitest'
import { billingMessages } from '#messages/billing.ts'
import { planHeadline } from '#rules/plan/plan-headline.ts'

const ANNUAL = { duration: 12, price: 3920 }
const MONTHLY = { duration: 1, price: 4900 }
const plan = {
  phase: 'active' as const,
  isTrial: false,
  current: ANNUAL,
  next: MONTHLY,
  planEnd: '2027-01-21T15:00:00.000Z',
  province: 'ON'
}

test.each([
  ['a trial', { isTrial: true, phase: 'trial' as const }, 'Monthly, CAD 49.00 per month.'],
  [
    'a trial whose first charge failed',
    { isTrial: true, phase: 'overdue' as const },
    'Monthly, CAD 49.00 per month.'
  ],
  [
    'a cancelled trial',
    { isTrial: true, phase: 'cancelling' as const },
    'Monthly, CAD 49.00 per month.'
  ],
  [
    'a paid plan',
    {},
    'Annual, CAD 39.20 per month until January 21, 2027, then Monthly, CAD 49.00 per month.'
  ],
  [
    'an overdue plan, whose renewal has moved',
    { phase: 'overdue' as const },
    'Annual, CAD 39.20 per month, then Monthly, CAD 49.00 per month.'
  ],
  [
    'a cancelled plan, which never renews',
    { phase: 'cancelling' as const },
    'Annual, CAD 39.20 per month.'
  ],
  [
    'an ended plan, which Renew charges for the new duration',
    { phase: 'ended' as const },
    'Monthly, CAD 49.00 per month.'
  ],
  ['a plan without a change', { next: ANNUAL }, 'Annual, CAD 39.20 per month.'],
  ['a plan that is off the price list', { next: undefined }, 'Annual, CAD 39.20 per month.']
])('the headline of %s after a change from annual to monthly', (_, change, headline) => {
  expect(billingMessages.en.headline(planHeadline({ ...plan, ...change }))).toBe(headline)
})
