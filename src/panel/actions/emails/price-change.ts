import { writeCad } from '#rules/money/money.ts'
import { writeBusinessDay } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

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
  const day = writeBusinessDay(mail.from, mail.province)
  return writeLetter(
    {
      subject: `New price from ${day}: ${mail.base_url}`,
      heading: 'The price of your plan is changing',
      paragraphs: [
        `Hello ${mail.name},`,
        `When your plan for ${mail.base_url} renews on ${day}, its price will be ${writeCad(mail.newPrice)} a month before tax. Nothing changes until then, and you can cancel at any time.`
      ],
      rows: [
        ['Plan', mail.plan],
        ['Monthly price now', writeCad(mail.oldPrice)],
        ['New monthly price', writeCad(mail.newPrice)]
      ],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      }
    },
    settings
  )
}
