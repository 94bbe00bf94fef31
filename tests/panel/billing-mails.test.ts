import { expect, test } from 'vitest'
import { type Mail, writeMail } from '#panel/actions/mails.ts'
import type { AnnouncedCharge } from '#rules/charge-notice.ts'
import { testSettings } from '../kit/panel.ts'

const to = { name: 'Zoë <b>', address: 'zoe@lakeshore.ca' }
const about = { to, name: to.name, base_url: 'zoe.ca' }
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
    partPaid: { months: 1, next: { on: '2027-02-20T15:00:00.000Z', months: 12, setupFee: 9900 } }
  },
  asksOwner: false
} satisfies Mail
const coming = {
  kind: 'renewal-coming',
  ...about,
  plan: 'Professional, Annual',
  charge: CHARGE
} satisfies Mail

const MAILS: [string, Mail, string[]][] = [
  [
    'a failed payment: how much, why, when it is tried again, and how long the site stays up',
    failed,
    [
      'CAD 89.27',
      'Your card was declined.',
      'We’ll try to charge your Visa ending in 4242 CAD 62.15 on January 22, 2027.',
      'again on January 24, 2027, January 26, 2027 and January 28, 2027.',
      'Your website stays up until February 20, 2027.',
      'The amount due covers 1 month. Your next 12 months, with the setup fee of CAD 99.00 before tax, are due on February 20, 2027.'
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
      'On December 21, 2027 your plan renews, and we’ll charge your Visa ending in 4242 CAD 856.99 for 12 months, tax included.',
      'Until then you can change the duration, or cancel'
    ]
  ],
  [
    'a trial that ends in a week: the first charge',
    { ...coming, kind: 'trial-ending', charge: { ...CHARGE, isTrial: true } },
    ['Your free trial ends in a week', 'First charge', 'CAD 856.99']
  ],
  [
    'a site that is paused: nothing is charged',
    { kind: 'site-paused', ...about, why: 'asked' },
    ['You paused the plan for zoe.ca', 'Nothing is charged while it is paused']
  ],
  [
    'a site that is unpaid: how it comes back',
    { kind: 'site-paused', ...about, why: 'unpaid' },
    ['is 30 days late', 'back at once']
  ],
  [
    'a plan that is over: nothing more is charged',
    { kind: 'site-paused', ...about, why: 'cancelled' },
    ['is over', 'Nothing more is charged']
  ],
  [
    'a card that runs out: which, when, and where to add one',
    {
      kind: 'card-expiring',
      to,
      name: to.name,
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
      summary: 'It costs nothing.'
    },
    ['Your plan is cancelled.', 'It costs nothing.', 'If that was not you']
  ]
]

test.each(MAILS)('%s, in text and in HTML', (_, mail, words) => {
  const { html, subject, text } = writeMail(mail, testSettings)
  expect(subject.length).toBeGreaterThan(10)
  for (const word of words) {
    expect(text).toContain(word)
    expect(html).toContain(word)
  }
  expect(html).not.toContain('<b>')
  expect(text).not.toContain('undefined')
  expect(html).not.toContain('undefined')
})
