import { priceChangeMessages } from '#messages/emails/price-change.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { formatCad } from '#rules/money/money.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

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
}

/** A new price, at least 30 days before the first renewal that it applies to. */
export function priceChange(email: PriceChange, settings: Settings): EmailContent {
  const { base_url, newPrice, oldPrice } = email
  const t = inReadersLanguage(priceChangeMessages)
  const shared = inReadersLanguage(sharedEmailMessages)
  const day = formatBusinessDay(email.from, email.province)
  return {
    subject: t.subject(day, base_url),
    heading: t.heading,
    greeting: shared.greeting(email.name),
    paragraphs: [t.newPrice(base_url, day, formatCad(newPrice))],
    rows: [
      [shared.plan, email.plan],
      [t.monthlyPriceNow, formatCad(oldPrice)],
      [t.newMonthlyPrice, formatCad(newPrice)]
    ],
    button: billingButton(settings)
  }
}
