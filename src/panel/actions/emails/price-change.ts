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
export function priceChange(mail: PriceChange, settings: Settings): WrittenMail {
  const day = formatBusinessDay(mail.from, mail.province)
  return writeLetter(
    {
      subject: `New price from ${day}: ${mail.base_url}`,
      heading: 'The price of your plan is changing',
      paragraphs: [
        `Hello ${mail.name},`,
        `When your plan for ${mail.base_url} renews on ${day}, its price will be ${formatCad(mail.newPrice)} a month before tax. Nothing changes until then, and you can cancel at any time.`
      ],
      rows: [
        ['Plan', mail.plan],
        ['Monthly price now', formatCad(mail.oldPrice)],
        ['New monthly price', formatCad(mail.newPrice)]
      ],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      }
    },
    settings
  )
}
