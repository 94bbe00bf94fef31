import {
  GRACE_DAYS,
  REFERRAL_PERCENT_EACH,
  REFERRAL_PERCENT_MAX,
  TRIAL_DAYS
} from '#rules/limits.ts'
import { RETRY_DAYS } from '#rules/plan/dunning.ts'
import { PAYMENT_REMINDER_DAYS } from '#rules/plan/reminder.ts'
import { listOf } from '../list.ts'
import type { Translated } from '../language.ts'

/** The answers of the sample FAQ. */
const en = {
  trial: `Yes. The trial runs for ${TRIAL_DAYS} days with assisted setup. We store your card and charge nothing until the trial ends; ${PAYMENT_REMINDER_DAYS} days before that we email you the amount and the day.`,
  ownDomain:
    'Yes. Your website first opens at a free address of ours. Then you connect your domain, and your dashboard shows what to change at your registrar.',
  domainWait:
    'Usually an hour or two, at most 48 hours. The DNS Check button on your dashboard tells you what it found, and what you still have to change.',
  taxes:
    'The GST, HST, PST, RST or QST of the province in your billing address. Your receipt names each part, so that you can claim your input tax credits.',
  languages:
    'Yes. In every plan your website can be in French or in English, and from the Professional plan on in both, side by side.',
  failedPayment: `We tell you by email and try again ${listOf(RETRY_DAYS.map(String))} days later, for the months that are due by then. Your website stays up for ${GRACE_DAYS} days. Nothing is ever deleted because of an unpaid bill.`,
  cancelling:
    'At any time, and nothing more is charged. Your website stays up to the end of the period you paid for; if a payment is overdue, it goes off at once. We keep it as it was, and you can renew at any time.',
  boardListings:
    'Not yet: we’re building it. Boards take their time to approve a data agreement, so you can sign yours now. Our guide walks you through the IDX and VOW forms.',
  dataKept:
    'In our own database, on the servers that run this service. Card numbers are not in it: they go straight to the payment provider. The privacy policy says what we store, why, and for how long. Ask us if you would like to know where those servers are, or to have a copy of your data.',
  referral: `${REFERRAL_PERCENT_EACH}% off your next payment cycle for every referred website that has finished its trial and has a running plan, up to ${REFERRAL_PERCENT_MAX}%.`
}

export const faqClaims: Translated<typeof en> = { en }
