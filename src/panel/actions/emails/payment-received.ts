import { chargeMessages } from '#messages/charges.ts'
import type { Announced } from '#rules/plan/announced-charge.ts'
import { paymentReceivedMessages } from '#messages/emails/payment-received.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import { type Discount, planPriceOf } from '#rules/money/discount.ts'
import type { TaxLine } from '#rules/money/tax.ts'
import type { Settings } from '../../config/settings.ts'
import { dashboardButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

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
  /** Taken off the plan's price; missing in an email that an earlier version queued. */
  discounts?: readonly Discount[]
  taxes: readonly TaxLine[]
  total: number
  /** What is charged next; missing in an email that an earlier version queued. */
  ahead?: Announced | undefined
  language: Language
}

/** The receipt: seller, date, price, each tax by its name, and the charge that follows. */
export function paymentReceived(email: PaymentReceived, settings: Settings): EmailContent {
  const { ahead, base_url, discounts = [], language, period, province, setupFee = 0 } = email
  const { subtotal } = email
  const formats = emailFormats[language]
  const t = paymentReceivedMessages[language]
  const shared = sharedEmailMessages[language]
  const seller = [settings.sellerName, formats.taxNumbers(settings.sellerTaxNumbers)]
    .filter(Boolean)
    .join(', ')
  return {
    subject: t.subject(formats.cad(email.total), base_url),
    heading: t.heading(email.name),
    paragraphs: [
      t.paidUntil(base_url, formats.businessDay(email.runsUntil, province)),
      ...(ahead ? [chargeMessages[language].notice(ahead, shared.payNow)] : []),
      ...(ahead?.state === 'scheduled' ? [shared.changeOrCancel] : [])
    ],
    rows: [
      [t.soldBy, seller],
      [t.transaction, email.transaction_id],
      [shared.date, formats.time(email.paidAt, province)],
      [shared.plan, email.plan],
      ...(period
        ? [
            [
              t.period,
              t.fromTo(
                formats.businessDay(period.from, province),
                formats.businessDay(period.until, province)
              )
            ] as const
          ]
        : []),
      ...(setupFee > 0 || discounts.length > 0
        ? [[t.planPrice, formats.cad(planPriceOf({ subtotal, setupFee, discounts }))] as const]
        : []),
      ...discounts.map(
        (discount) =>
          [
            discount.kind === 'coupon' ? t.coupon(discount.code) : t.referral(discount.percent),
            formats.cadOff(discount.amount)
          ] as const
      ),
      ...(setupFee > 0 ? [[t.setupFee, formats.cad(setupFee)] as const] : []),
      [t.beforeTax, formats.cad(subtotal)],
      ...email.taxes.map(
        ({ name, rate, amount }) => [formats.tax(name, rate), formats.cad(amount)] as const
      ),
      [t.total, formats.cad(email.total)],
      [t.paidWith, email.card]
    ],
    button: dashboardButton(settings, language)
  }
}
