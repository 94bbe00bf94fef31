import { chargeMessages } from '#messages/charges.ts'
import type { AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { paymentComingMessages } from '#messages/emails/payment-coming.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { formatCad } from '#rules/money/money.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type PaymentComing = {
  kind: 'renewal-coming' | 'trial-ending'
  name: string
  base_url: string
  plan: string
  charge: AnnouncedCharge
}

/** A week ahead: the amount, the day and the card, and how to prevent the charge. */
export function paymentComing(email: PaymentComing, settings: Settings): EmailContent {
  const { base_url, charge, kind, name, plan } = email
  const t = inReadersLanguage(paymentComingMessages)
  const shared = inReadersLanguage(sharedEmailMessages)
  const day = formatBusinessDay(charge.on, charge.province)
  const isTrial = kind === 'trial-ending'
  const { heading, subject } = isTrial ? t.trial : t.renewal
  return {
    subject: subject(day, base_url),
    heading,
    greeting: shared.greeting(name),
    paragraphs: [inReadersLanguage(chargeMessages).scheduled(charge), shared.changeOrCancel],
    rows: [
      [shared.website, base_url],
      [shared.plan, plan],
      [isTrial ? shared.firstCharge : t.nextCharge, formatCad(charge.amount)],
      [shared.date, day]
    ],
    button: billingButton(settings)
  }
}
