import { chargeMessages } from '#messages/charges.ts'
import type { AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { paymentComingMessages } from '#messages/emails/payment-coming.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

export type PaymentComing = {
  kind: 'renewal-coming' | 'trial-ending'
  name: string
  base_url: string
  plan: string
  charge: AnnouncedCharge
  language: Language
}

/** A week ahead: the amount, the day and the card, and how to prevent the charge. */
export function paymentComing(email: PaymentComing, settings: Settings): EmailContent {
  const { base_url, charge, kind, language, name, plan } = email
  const formats = emailFormats[language]
  const t = paymentComingMessages[language]
  const shared = sharedEmailMessages[language]
  const day = formats.businessDay(charge.on, charge.province)
  const isTrial = kind === 'trial-ending'
  const { heading, subject } = isTrial ? t.trial : t.renewal
  return {
    subject: subject(day, base_url),
    heading,
    greeting: shared.greeting(name),
    paragraphs: [chargeMessages[language].scheduled(charge), shared.changeOrCancel],
    rows: [
      [shared.website, base_url],
      [shared.plan, plan],
      [isTrial ? shared.firstCharge : t.nextCharge, formats.cad(charge.amount)],
      [shared.date, day]
    ],
    button: billingButton(settings, language)
  }
}
