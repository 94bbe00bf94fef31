import { expect, test } from 'vitest'
import { type Mail, writeMail } from '#panel/actions/mails.ts'
import { testSettings } from '../kit/panel.ts'

const to = { name: 'Zoë <b>', address: 'zoe@lakeshore.ca' }
const about = { to, name: to.name, base_url: 'zoe.ca' }
const failed = {
  kind: 'payment-failed',
  ...about,
  amount: 8927,
  card: 'Visa ending in 0341',
  message: 'Your card was declined.',
  nextTry: '2027-01-22T15:00:00.000Z',
  siteOffOn: '2027-02-20T15:00:00.000Z',
  asksOwner: false
} as const
const coming = {
  kind: 'renewal-coming',
  ...about,
  plan: 'Professional, Annual',
  card: 'Visa ending in 4242',
  total: 85_699,
  chargeOn: '2027-12-21T15:00:00.000Z'
} as const

const MAILS: [string, Mail, string[]][] = [
  [
    'a failed payment: how much, why, when it is tried again, and how long the site stays up',
    failed,
    ['CAD 89.27', 'Your card was declined.', 'January 22, 2027', 'up until February 20, 2027']
  ],
  [
    'a bank that asks: nothing was charged, and where to confirm',
    { ...failed, asksOwner: true, nextTry: null },
    ['Your bank asks you to confirm', 'Nothing was charged', '/dashboard/transactions']
  ],
  [
    'a renewal in a week: how much, when, which card',
    coming,
    ['CAD 856.99', 'December 21, 2027', 'Visa ending in 4242', 'cancel before']
  ],
  [
    'a trial that ends in a week: the first charge',
    { ...coming, kind: 'trial-ending' },
    ['Your free trial ends in a week', 'First charge', 'CAD 856.99']
  ],
  [
    'a site that is paused: nothing is charged',
    { kind: 'site-paused', ...about, why: 'asked' },
    ['you paused the plan of zoe.ca', 'Nothing is charged while it is paused']
  ],
  [
    'a site that is unpaid: how it comes back',
    { kind: 'site-paused', ...about, why: 'unpaid' },
    ['missing for 30 days', 'back at once']
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
    ['CAD 79.00', 'CAD 89.00', 'March 21, 2027', 'cancel before']
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
