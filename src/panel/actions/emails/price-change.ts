import { priceChangeMessages } from '#messages/emails/price-change.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

/** Prices in cents a month before tax, `from` ISO 8601. */
export type PriceChange = {
  kind: 'price-change'
  name: string
  base_url: string
  plan: string
  oldPrice: number
  newPrice: number
  from: string
  province?: string
  language: Language
}

/** A new price, at least 30 days before the first renewal that it applies to. */
export function priceChange(email: PriceChange, settings: Settings): EmailContent {
  const { base_url, language, newPrice, oldPrice } = email
  const formats = emailFormats[language]
  const t = priceChangeMessages[language]
  const shared = sharedEmailMessages[language]
  const day = formats.businessDay(email.from, email.province)
  return {
    subject: t.subject(day, base_url),
    heading: t.heading,
    greeting: shared.greeting(email.name),
    paragraphs: [t.newPrice(base_url, day, formats.cad(newPrice))],
    rows: [
      [shared.plan, email.plan],
      [t.monthlyPriceNow, formats.cad(oldPrice)],
      [t.newMonthlyPrice, formats.cad(newPrice)]
    ],
    button: billingButton(settings, language)
  }
}
