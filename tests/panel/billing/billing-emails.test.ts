import { expect, test } from 'vitest'
import { type Email } from '#panel/actions/emails/queue-email.ts'
import { renderEmail } from '#panel/actions/emails/render-email.ts'
import type { Announced, AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { testSettings } from '../../kit/test-settings.ts'

const to = { name: 'Zoë <b>', address: 'zoe@lakeshore.ca' }
const reader = { to, name: to.name, language: 'en' } as const
const about = { ...reader, base_url: 'zoe.ca' }
const CHARGE: AnnouncedCharge = {
  on: '2027-12-21T15:00:00.000Z',
  amount: 85_699,
  months: 12,
  newPrice: null,
  card: 'Visa ending in 4242',
  isTrial: false,
  province: 'ON',
  referralPercent: 0,
  setupFee: 0,
  retries: ['2027-01-24T15:00:00.000Z', '2027-01-26T15:00:00.000Z', '2027-01-28T15:00:00.000Z']
}
const failed = {
  kind: 'payment-failed',
  ...about,
  amount: 8927,
  card: 'Visa ending in 0341',
  message: 'Your card was declined.',
  ahead: {
    state: 'retrying',
    charge: { ...CHARGE, on: '2027-01-22T15:00:00.000Z', amount: 6215, months: 1 },
    processing: null,
    siteOffOn: '2027-02-20T15:00:00.000Z',
    siteIsUp: true,
    province: 'ON',
    partPaid: {
      months: 1,
      next: { on: '2027-02-20T15:00:00.000Z', months: 12, setupFee: 9900, amount: 85_699 }
    }
  },
  owed: { amount: 6215, months: 1, grows: { on: '2027-02-20T15:00:00.000Z', amount: 12_430 } },
  tries: 1,
  asksOwner: false
} satisfies Email
const unpaid = { ...failed.ahead, state: 'unpaid', charge: null } satisfies Announced
const coming = {
  kind: 'renewal-coming',
  ...about,
  plan: 'Professional, 12 months',
  charge: CHARGE
} satisfies Email

const receipt = {
  kind: 'payment-received',
  ...about,
  plan: 'Professional, 12 months',
  card: 'Visa ending in 4242',
  transaction_id: 'TXN-1',
  paidAt: '2026-11-21T15:00:00.000Z',
  runsUntil: CHARGE.on,
  province: 'ON',
  subtotal: 75_840,
  taxes: [{ name: 'HST', rate: 13_000, amount: 9859 }],
  total: 85_699,
  ahead: {
    ...failed.ahead,
    state: 'scheduled',
    charge: { ...CHARGE, retries: [] },
    siteOffOn: null,
    partPaid: null
  }
} satisfies Email

const EMAILS: [string, Email, string[]][] = [
  [
    'a failed payment: what was tried, what is owed, when it is tried again, and how long the site stays up',
    failed,
    [
      'We tried to charge CAD 89.27 to your Visa ending in 0341 for zoe.ca, and the payment failed.',
      'Only the month that has begun is due now, not the whole CAD 89.27. The amount due now is CAD 62.15, for 1 month. If it isn’t paid before February 20, 2027, another month is added, bringing it to CAD 124.30. Once you’ve paid for 1 month, your next 12 months, with the setup fee of CAD 99.00 before tax, are due on February 20, 2027: CAD 856.99, tax included.',
      'Your card was declined.',
      'We’ll try to charge CAD 62.15 to your Visa ending in 4242 on January 22, 2027.',
      'again on January 24, 2027, January 26, 2027 and January 28, 2027, and then stop.',
      'Your website stays online until February 20, 2027. If you haven’t paid by then, it goes offline.',
      'If this card won’t work, add another card and set it as your primary card first.'
    ]
  ],
  [
    'a bank that asks: nothing was charged, and where to confirm',
    { ...failed, asksOwner: true, ahead: { ...failed.ahead, state: 'unpaid', charge: null } },
    [
      'Your bank asks you to confirm',
      'Nothing was charged',
      'We no longer charge your card automatically. Please press Pay Now on your billing page.',
      '/dashboard/transactions'
    ]
  ],
  [
    'a renewal in a week: how much, when, which card',
    coming,
    [
      'On December 21, 2027 your plan renews, and we’ll charge CAD 856.99 to your Visa ending in 4242. This covers 12 months, tax included.',
      'Until then you can change the duration, or cancel'
    ]
  ],
  [
    'a trial that ends in a week: the first charge',
    { ...coming, kind: 'trial-ending', charge: { ...CHARGE, isTrial: true } },
    ['Your free trial ends soon', 'First charge', 'CAD 856.99']
  ],
  [
    'a site that is paused: nothing is charged',
    { kind: 'site-paused', ...about, why: 'asked' },
    ['You paused the plan for zoe.ca', 'You won’t be charged while it is paused']
  ],
  [
    'a site that is unpaid: how it comes back',
    {
      kind: 'site-paused',
      ...about,
      why: 'unpaid',
      owed: failed.owed,
      ahead: { ...unpaid, siteOffOn: null, siteIsUp: false }
    },
    [
      'is 30 days late',
      'The amount due now is CAD 62.15, for 1 month. If it isn’t paid before February 20, 2027, another month is added, bringing it to CAD 124.30.',
      'To pay, press Pay Now on your billing page.',
      'comes back as soon as you pay',
      'cancel your plan on your billing page, and you owe nothing'
    ]
  ],
  [
    'an unpaid site whose email an earlier version queued: how to pay',
    { kind: 'site-paused', ...about, why: 'unpaid' },
    ['is 30 days late', 'Press Pay Now on your billing page']
  ],
  [
    'a receipt: the next charge, its day and its card',
    receipt,
    [
      'Your plan is paid until December 21, 2027.',
      'On December 21, 2027 your plan renews, and we’ll charge CAD 856.99 to your Visa ending in 4242.',
      'Until then you can change the duration, or cancel'
    ]
  ],
  [
    'a plan that is over: you won’t be charged again',
    { kind: 'site-paused', ...about, why: 'cancelled' },
    ['has ended', 'You won’t be charged again']
  ],
  [
    'a cancelled trial that is over: nothing was charged, and nothing will be',
    { kind: 'site-paused', ...about, why: 'cancelled', isTrial: true },
    ['has ended', 'You won’t be charged. You can renew']
  ],
  [
    'a card that runs out: which, when, and where to add one',
    {
      kind: 'card-expiring',
      ...reader,
      card: 'Visa ending in 4242',
      expiry: 'March 2027'
    },
    ['Visa ending in 4242', 'end of March 2027', '/dashboard/payment-methods']
  ],
  [
    'a new price: both prices and the first renewal it reaches',
    {
      kind: 'price-change',
      ...about,
      plan: 'Professional, Monthly',
      oldPrice: 7900,
      newPrice: 8900,
      from: '2027-03-21T14:00:00.000Z'
    },
    ['CAD 79.00', 'CAD 89.00', 'March 21, 2027', 'cancel at any time']
  ],
  ['a domain that is live', { kind: 'dns-live', ...about }, ['zoe.ca is live', 'https://zoe.ca']],
  [
    'a step taken: what it comes to',
    {
      kind: 'plan-changed',
      ...about,
      done: 'Your plan is cancelled.',
      summary: 'You won’t be charged again.'
    },
    ['Your plan is cancelled', 'You won’t be charged again.', 'If you didn’t make this change']
  ]
]

test.each(EMAILS)('%s, in text and in HTML', (_, email, words) => {
  const { html, subject, text } = renderEmail(email, testSettings)
  expect(subject.length).toBeGreaterThan(10)
  for (const word of words) {
    expect(text).toContain(word)
    expect(html).toContain(word)
  }
  expect(html).not.toContain('<b>')
  expect(text).not.toContain('undefined')
  expect(html).not.toContain('undefined')
})

test('the subjects of a payment’s tries tell them apart, and each names the amount', () => {
  const later = { ...failed, amount: 6215 }
  const subjects = [
    failed,
    { ...later, tries: 2 },
    { ...later, tries: 3 },
    { ...later, tries: 4 },
    { ...later, tries: 5, ahead: unpaid }
  ].map((email) => renderEmail(email, testSettings).subject)
  expect(subjects).toEqual([
    'Payment failed: CAD 89.27 for your Maplekey plan',
    'Second try failed: CAD 62.15 for your Maplekey plan',
    'Third try failed: CAD 62.15 for your Maplekey plan',
    'Fourth try failed: CAD 62.15 for your Maplekey plan',
    'Last try failed: CAD 62.15 for your Maplekey plan'
  ])
})

test('without a card the subjects name the next try, and the email claims no try', () => {
  const cardless = { ...failed, card: null, tries: 0, message: 'You have no card to charge.' }
  const charge = { ...failed.ahead.charge, card: null }
  const next = { ...cardless, ahead: { ...failed.ahead, charge } }
  const last = { ...cardless, ahead: unpaid }
  const written = [next, last].map((email) => renderEmail(email, testSettings))
  expect(written.map(({ subject }) => subject)).toEqual([
    'Please add a card: CAD 62.15 is due, next try January 22, 2027',
    'Please add a card and pay CAD 62.15 for your Maplekey plan'
  ])
  for (const { text } of written) expect(text).not.toContain('We tried')
})
