import type { Announced, AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { cardMessages } from '#messages/card.ts'
import { durationMessages } from '#messages/durations.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import { planChangeMessages } from '#messages/plan-changes.ts'
import { planOutcomeMessages } from '#messages/plan-outcomes.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { cardRefusals } from '#messages/refusals/cards.ts'
import type { StepOutlook } from '#rules/plan/step-outlook.ts'
import type { EmailData } from '../actions/emails/emails.ts'

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

/** Samples of the emails about a plan and its payments. */
export function billingEmailSamples(language: Language) {
  const site = { name: 'Amara Osei', base_url: 'oseihomes.ca', language }
  const card = cardMessages[language].name('Visa', '4242')
  const refusals = billingRefusals[language]
  const plan = durationMessages[language].plan('Professional', 12)
  const charge: AnnouncedCharge = {
    on: '2026-12-21T15:00:00.000Z',
    amount: 104_751,
    months: 12,
    newPrice: null,
    card,
    isTrial: true,
    province: 'QC',
    referralPercent: 0,
    setupFee: 9900,
    retries: []
  }
  const failed = {
    kind: 'payment-failed',
    ...site,
    amount: 104_751,
    card,
    message: cardRefusals[language].insufficientFunds,
    ahead: {
      state: 'retrying',
      charge: {
        ...charge,
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
    asksOwner: false,
    language
  } satisfies EmailData

  const unpaid = { ...failed.ahead, state: 'unpaid', charge: null } satisfies Announced

  return {
    'trial-started': {
      kind: 'trial-started',
      ...site,
      plan,
      charge
    },
    'trial-ending': {
      kind: 'trial-ending',
      ...site,
      plan,
      charge
    },
    'renewal-coming': {
      kind: 'renewal-coming',
      ...site,
      plan,
      charge: {
        ...charge,
        on: '2027-12-21T15:00:00.000Z',
        amount: 85_705,
        card: null,
        isTrial: false,
        setupFee: 0
      }
    },
    'payment-received': {
      kind: 'payment-received',
      ...site,
      plan,
      card,
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
        ...failed.ahead,
        state: 'scheduled',
        charge: {
          ...charge,
          on: '2027-12-21T15:00:00.000Z',
          amount: 94_742,
          isTrial: false,
          setupFee: 0
        },
        siteOffOn: null,
        partPaid: null
      }
    },
    'payment-failed': failed,
    'payment-failed-first': { ...failed, tries: 1 },
    'payment-failed-last': { ...failed, ahead: unpaid, tries: 5 },
    'payment-failed-without-card': {
      ...failed,
      card: null,
      message: refusals.noCardToCharge,
      ahead: { ...failed.ahead, charge: { ...failed.ahead.charge, card: null } },
      tries: 0
    },
    'payment-failed-bank-asks': {
      ...failed,
      asksOwner: true,
      tries: 1,
      message: refusals.confirmPayment
    },
    'price-change': {
      kind: 'price-change',
      ...site,
      plan,
      oldPrice: 7900,
      newPrice: 8400,
      from: '2027-01-21T15:00:00.000Z'
    },
    'plan-changed': {
      kind: 'plan-changed',
      ...site,
      done: planOutcomeMessages[language].cancel,
      summary: planChangeMessages[language].done('cancel', CANCELLED, site.base_url)
    },
    'site-paused': { kind: 'site-paused', ...site, why: 'asked' },
    'site-paused-cancelled': { kind: 'site-paused', ...site, why: 'cancelled' },
    'site-paused-cancelled-trial': {
      kind: 'site-paused',
      ...site,
      why: 'cancelled',
      isTrial: true
    },
    'site-paused-unpaid': {
      kind: 'site-paused',
      ...site,
      why: 'unpaid',
      owed: {
        amount: 17_453,
        months: 2,
        grows: { on: '2027-01-21T15:00:00.000Z', amount: 26_180 }
      },
      ahead: { ...unpaid, siteOffOn: null, siteIsUp: false }
    },
    'card-expiring': {
      kind: 'card-expiring',
      name: site.name,
      language,
      card,
      expiry: emailFormats[language].month('2026-12')
    }
  } satisfies Record<string, EmailData>
}
