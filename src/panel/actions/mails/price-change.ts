import { LONG_DATE } from '#rules/calendar.ts'
import { printDate } from '#rules/print-date.ts'
import { writeCad } from '#rules/money.ts'
import type { Settings } from '../../services/settings.ts'
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
}

/** A new price, at least 30 days before the first renewal it reaches. */
export function priceChange(mail: PriceChange, settings: Settings): WrittenMail {
  const day = printDate(mail.from, LONG_DATE)
  return writeLetter(
    {
      subject: `A new price from ${day}: ${mail.base_url}`,
      heading: 'The price of your plan changes',
      paragraphs: [
        `Hello ${mail.name},`,
        `from its renewal on ${day}, your plan for ${mail.base_url} costs ${writeCad(mail.newPrice)} a month. Until then nothing changes, and you can cancel before.`
      ],
      rows: [
        ['Plan', mail.plan],
        ['Per month until then', writeCad(mail.oldPrice)],
        ['Per month from then on', writeCad(mail.newPrice)]
      ],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      }
    },
    settings
  )
}
