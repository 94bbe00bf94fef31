import { writeCad } from '#rules/money.ts'
import type { TaxLine } from '#rules/tax.ts'
import { writeBusinessDay, writeZonedTime } from '#rules/time-zone.ts'
import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

/** Amounts in cents, dates ISO 8601. */
export type PaymentReceived = {
  kind: 'payment-received'
  name: string
  base_url: string
  plan: string
  card: string
  transaction_id: string
  paidAt: string
  runsUntil: string
  /** Of the billing address: times are those of its zone. */
  province?: string
  subtotal: number
  /** Of the subtotal; an email that was queued by an earlier version has none. */
  setupFee?: number
  taxes: readonly TaxLine[]
  total: number
}

/** The receipt: who sold what, when, for how much, and each tax by its name. */
export function paymentReceived(mail: PaymentReceived, settings: Settings): WrittenMail {
  const { setupFee = 0 } = mail
  const seller = [settings.sellerName, settings.sellerTaxNumbers].filter(Boolean).join(', ')
  return writeLetter(
    {
      subject: `Receipt: ${writeCad(mail.total)} for ${mail.base_url}`,
      heading: `Thank you, ${mail.name}`,
      paragraphs: [
        `We received your payment for ${mail.base_url}. Your plan runs until ${writeBusinessDay(mail.runsUntil, mail.province)} and renews automatically.`
      ],
      rows: [
        ['Sold by', seller],
        ['Transaction', mail.transaction_id],
        ['Date', writeZonedTime(mail.paidAt, mail.province)],
        ['Plan', mail.plan],
        ...(setupFee > 0
          ? ([
              ['Plan price', writeCad(mail.subtotal - setupFee)],
              ['Setup fee', writeCad(setupFee)]
            ] as const)
          : []),
        ['Before tax', writeCad(mail.subtotal)],
        ...mail.taxes.map(
          ({ name, rate, amount }) => [`${name} ${rate / 1000} %`, writeCad(amount)] as const
        ),
        ['Total', writeCad(mail.total)],
        ['Paid with', mail.card]
      ],
      button: { label: 'Open your dashboard', url: `${settings.siteUrl}/dashboard/home` }
    },
    settings
  )
}
