import { chargeMessages } from '#messages/charges.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import type { Announced } from '#rules/plan/announced-charge.ts'
import { formatCad } from '#rules/money/money.ts'
import type { TaxLine } from '#rules/money/tax.ts'
import { formatBusinessDay, formatZonedTime } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { dashboardButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

/** Amounts in cents, dates ISO 8601. */
export type PaymentReceived = {
  kind: 'payment-received'
  name: string
  base_url: string
  plan: string
  card: string
  /** ISO 8601; missing in an email that an earlier version queued. */
  period?: { from: string; until: string }
  transaction_id: string
  paidAt: string
  runsUntil: string
  /** Of the billing address: times are those of its zone. */
  province?: string
  subtotal: number
  /** Of the subtotal; missing in an email that an earlier version queued. */
  setupFee?: number
  taxes: readonly TaxLine[]
  total: number
  /** What is charged next; missing in an email that an earlier version queued. */
  ahead?: Announced | undefined
}

/** The receipt: seller, date, price, each tax by its name, and the charge that follows. */
export function paymentReceived(email: PaymentReceived, settings: Settings): EmailContent {
  const { ahead, base_url, period, province, setupFee = 0 } = email
  const t = inReadersLanguage(paymentReceivedMessages)
  const shared = inReadersLanguage(sharedEmailMessages)
  const seller = [settings.sellerName, settings.sellerTaxNumbers].filter(Boolean).join(', ')
  return writeLetter(
    {
      subject: `Receipt: ${formatCad(mail.total)} for ${mail.base_url}`,
      heading: `Thank you, ${mail.name}`,
      paragraphs: [
        `We received your payment for ${mail.base_url}. Your plan is paid until ${formatBusinessDay(mail.runsUntil, mail.province)}.`,
        ...(ahead
          ? [
              chargeMessages[DEFAULT_LANGUAGE].notice(
                ahead,
                'Please press Pay Now on your billing page.'
              )
            ]
          : []),
        ...(ahead?.state === 'scheduled'
          ? ['Until then you can change the duration, or cancel, on your billing page.']
          : [])
      ],
      rows: [
        ['Sold by', seller],
        ['Transaction', mail.transaction_id],
        ['Date', formatZonedTime(mail.paidAt, mail.province)],
        ['Plan', mail.plan],
        ...(setupFee > 0
          ? ([
              ['Plan price', formatCad(mail.subtotal - setupFee)],
              ['Setup fee', formatCad(setupFee)]
            ] as const)
          : []),
        ['Before tax', formatCad(mail.subtotal)],
        ...mail.taxes.map(
          ({ name, rate, amount }) => [`${name} ${rate / 1000}%`, formatCad(amount)] as const
        ),
        ['Total', formatCad(mail.total)],
        ['Paid with', mail.card]
      ],
      button: { label: 'Open your dashboard', url: `${settings.siteUrl}/dashboard/home` }
    },
    settings
  )
}
