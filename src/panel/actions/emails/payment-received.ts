import { paymentReceivedMessages } from '#messages/emails/payment-received.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { type Announced, chargeNotice } from '#rules/plan/charge-notice.ts'
import { writeCad } from '#rules/money/money.ts'
import type { TaxLine } from '#rules/money/tax.ts'
import { writeBusinessDay, writeZonedTime } from '#rules/time/time-zone.ts'
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
  return {
    subject: t.subject(writeCad(email.total), base_url),
    heading: t.heading(email.name),
    paragraphs: [
      t.paidUntil(base_url, writeBusinessDay(email.runsUntil, province)),
      ...(ahead ? [chargeNotice(ahead, shared.payNow)] : []),
      ...(ahead?.state === 'scheduled' ? [shared.changeOrCancel] : [])
    ],
    rows: [
      [t.soldBy, seller],
      [t.transaction, email.transaction_id],
      [shared.date, writeZonedTime(email.paidAt, province)],
      [shared.plan, email.plan],
      ...(period
        ? [
            [
              t.period,
              t.fromTo(
                writeBusinessDay(period.from, province),
                writeBusinessDay(period.until, province)
              )
            ] as const
          ]
        : []),
      ...(setupFee > 0
        ? ([
            [t.planPrice, writeCad(email.subtotal - setupFee)],
            [t.setupFee, writeCad(setupFee)]
          ] as const)
        : []),
      [t.beforeTax, writeCad(email.subtotal)],
      ...email.taxes.map(
        ({ name, rate, amount }) => [`${name} ${rate / 1000}%`, writeCad(amount)] as const
      ),
      [t.total, writeCad(email.total)],
      [t.paidWith, email.card]
    ],
    button: dashboardButton(settings)
  }
}
