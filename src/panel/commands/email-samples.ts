import type { Announced, AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { cardMessages } from '#messages/card.ts'
import { durationMessages } from '#messages/durations.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { planChangeMessages } from '#messages/plan-changes.ts'
import { planOutcomeMessages } from '#messages/plan-outcomes.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import type { StepOutlook } from '#rules/plan/step-outlook.ts'
import type { EmailData } from '../actions/emails/emails.ts'
import { HOME_EMAIL_SAMPLES } from './home-email-samples.ts'
import { FEED_EMAIL_SAMPLES } from './feed-email-samples.ts'
import { LEAD_EMAIL_SAMPLES } from './lead-email-samples.ts'

const SITE = { name: 'Amara Osei', base_url: 'oseihomes.ca' }
const CARD = cardMessages[DEFAULT_LANGUAGE].name('Visa', '4242')
const REFUSALS = billingRefusals[DEFAULT_LANGUAGE]
const PLAN = durationMessages[DEFAULT_LANGUAGE].plan('Professional', 12)
const CODE = 'mkc_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg'
const CHARGE: AnnouncedCharge = {
  on: '2026-12-21T15:00:00.000Z',
  amount: 104_751,
  months: 12,
  newPrice: null,
  card: CARD,
  isTrial: true,
  province: 'QC',
  referralPercent: 0,
  setupFee: 9900,
  retries: []
}
const FAILED = {
  kind: 'payment-failed',
  ...SITE,
  amount: 104_751,
  card: CARD,
  message: 'Your card has insufficient funds.',
  ahead: {
    state: 'retrying',
    charge: {
      ...CHARGE,
      on: '2026-11-24T15:00:00.000Z',
      amount: 8727,
      months: 1,
      isTrial: false,
      setupFee: 0,
      retries: ['2026-11-26T15:00:00.000Z', '2026-11-28T15:00:00.000Z']
    },
    processing: null,
    siteOffOn: '2026-12-21T15:00:00.000Z',
    siteIsUp: true,
    province: 'QC',
    partPaid: {
      months: 1,
      next: { on: '2026-12-21T15:00:00.000Z', months: 12, setupFee: 9900, amount: 104_751 }
    }
  },
  owed: { amount: 8727, months: 1, grows: { on: '2026-12-21T15:00:00.000Z', amount: 17_453 } },
  tries: 2,
  asksOwner: false
} satisfies EmailData

const UNPAID = { ...FAILED.ahead, state: 'unpaid', charge: null } satisfies Announced

const CANCELLED: StepOutlook = {
  payment: null,
  charge: null,
  planEnd: new Date('2027-12-21T15:00:00.000Z'),
  owed: 0,
  siteOffOn: '2027-12-21T15:00:00.000Z',
  isOff: false,
  isPaused: false,
  isCancelled: false,
  isTrial: false,
  province: 'QC'
}

/** At least one sample of each kind, under the kind's name. */
type Samples = { [Kind in EmailData['kind']]: EmailData & { kind: Kind } }

/** A sample of every email, one for each text it can have. */
export const EMAIL_SAMPLES = {
  'verify-email': { kind: 'verify-email', name: SITE.name, code: CODE },
  'verify-email-new-link': {
    kind: 'verify-email',
    name: SITE.name,
    code: CODE,
    isNewLink: true
  },
  'reset-password': {
    kind: 'reset-password',
    name: SITE.name,
    email: 'amara.osei@lakeshore-realty.example',
    code: CODE
  },
  'account-closed': { kind: 'account-closed', name: SITE.name },
  'password-changed': {
    kind: 'password-changed',
    name: SITE.name,
    at: '2026-11-21T15:00:00.000Z',
    province: 'QC'
  },
  'trial-started': {
    kind: 'trial-started',
    ...SITE,
    plan: PLAN,
    charge: CHARGE
  },
  'trial-ending': {
    kind: 'trial-ending',
    ...SITE,
    plan: PLAN,
    charge: CHARGE
  },
  'renewal-coming': {
    kind: 'renewal-coming',
    ...SITE,
    plan: PLAN,
    charge: {
      ...CHARGE,
      on: '2027-12-21T15:00:00.000Z',
      amount: 85_705,
      card: null,
      isTrial: false,
      setupFee: 0
    }
  },
  'payment-received': {
    kind: 'payment-received',
    ...SITE,
    plan: PLAN,
    card: CARD,
    period: { from: '2026-12-21T15:00:00.000Z', until: '2027-12-21T15:00:00.000Z' },
    transaction_id: 'TXN-7F3A-91C2-04D8',
    paidAt: '2026-11-21T15:00:00.000Z',
    runsUntil: '2027-12-21T15:00:00.000Z',
    province: 'QC',
    subtotal: 91_100,
    setupFee: 9900,
    taxes: [
      { name: 'GST/TPS', rate: 5000, amount: 4555 },
      { name: 'QST/TVQ', rate: 9975, amount: 9087 }
    ],
    total: 104_742,
    ahead: {
      ...FAILED.ahead,
      state: 'scheduled',
      charge: {
        ...CHARGE,
        on: '2027-12-21T15:00:00.000Z',
        amount: 94_742,
        isTrial: false,
        setupFee: 0
      },
      siteOffOn: null,
      partPaid: null
    }
  },
  'payment-failed': FAILED,
  'payment-failed-first': { ...FAILED, tries: 1 },
  'payment-failed-last': { ...FAILED, ahead: UNPAID, tries: 5 },
  'payment-failed-without-card': {
    ...FAILED,
    card: null,
    message: REFUSALS.noCardToCharge,
    ahead: { ...FAILED.ahead, charge: { ...FAILED.ahead.charge, card: null } },
    tries: 0
  },
  'payment-failed-bank-asks': {
    ...FAILED,
    asksOwner: true,
    tries: 1,
    message: REFUSALS.confirmPayment
  },
  'price-change': {
    kind: 'price-change',
    ...SITE,
    plan: PLAN,
    oldPrice: 7900,
    newPrice: 8400,
    from: '2027-01-21T15:00:00.000Z'
  },
  'plan-changed': {
    kind: 'plan-changed',
    ...SITE,
    done: planOutcomeMessages[DEFAULT_LANGUAGE].cancel,
    summary: planChangeMessages[DEFAULT_LANGUAGE].done('cancel', CANCELLED, SITE.base_url)
  },
  'site-paused': { kind: 'site-paused', ...SITE, why: 'asked' },
  'site-paused-cancelled': { kind: 'site-paused', ...SITE, why: 'cancelled' },
  'site-paused-cancelled-trial': { kind: 'site-paused', ...SITE, why: 'cancelled', isTrial: true },
  'site-paused-unpaid': {
    kind: 'site-paused',
    ...SITE,
    why: 'unpaid',
    owed: { amount: 17_453, months: 2, grows: { on: '2027-01-21T15:00:00.000Z', amount: 26_180 } },
    ahead: { ...UNPAID, siteOffOn: null, siteIsUp: false }
  },
  'card-expiring': { kind: 'card-expiring', name: SITE.name, card: CARD, expiry: 'December 2026' },
  'name-servers': {
    kind: 'name-servers',
    ...SITE,
    nameServers: ['ada.ns.cloudflare.com', 'rex.ns.cloudflare.com'],
    changed: false
  },
  'name-servers-changed': {
    kind: 'name-servers',
    ...SITE,
    nameServers: ['cleopatra.ns.cloudflare.com', 'maximilian.ns.cloudflare.com'],
    changed: true
  },
  'dns-live': { kind: 'dns-live', ...SITE },
  'domain-lost': { kind: 'domain-lost', ...SITE, free: 'https://oseihomes.sites.maplekey.site' },
  ...LEAD_EMAIL_SAMPLES,
  ...HOME_EMAIL_SAMPLES,
  ...FEED_EMAIL_SAMPLES,
  'message-received': {
    kind: 'message-received',
    full_name: 'Jean-Sébastien Desrosiers-Laflamme',
    email: 'jean-sebastien.desrosiers-laflamme@immobilier-cap-blanc.example',
    phone: '4185550142',
    message:
      'Plans and pricing contact form\n\nBonjour, do you have templates in French?\nI would move three websites to you.'
  }
} satisfies Record<string, EmailData> & Samples
