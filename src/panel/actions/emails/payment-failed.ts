import { chargeMessages } from '#messages/charges.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import type { AmountOwed, Announced } from '#rules/plan/announced-charge.ts'
import { formatCad } from '#rules/money/money.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type PaymentFailed = {
  kind: 'payment-failed'
  name: string
  base_url: string
  /** Cents of the payment that failed; the next attempt may be for another amount. */
  amount: number
  card: string | null
  /** The card provider's reason. */
  message: string
  ahead: Announced
  /** The bank only needs the cardholder to confirm. */
  asksOwner: boolean
  /** Missing, like `tries`, in an email that an earlier version queued. */
  owed?: AmountOwed
  /** Automatic charges of this period that failed, this one included. */
  tries?: number
}

/** What we tried, what is owed now, what we try next, and what the agent can do. */
export function paymentFailed(mail: PaymentFailed, settings: Settings): WrittenMail {
  const { ahead, owed } = mail
  const { heading, subject, tried } = describe(mail, settings.productName)
  return writeLetter(
    {
      subject,
      heading,
      paragraphs: [
        `Hello ${mail.name},`,
        tried,
        ...(owed ? [chargeMessages[DEFAULT_LANGUAGE].amountOwed(owed, ahead.province)] : []),
        chargeMessages[DEFAULT_LANGUAGE].notice(
          ahead,
          'Please press Pay Now on your billing page.'
        ),
        ...(ahead.charge?.card && !mail.asksOwner
          ? [
              'You don’t have to wait: press Pay Now on your billing page, or add another card first.'
            ]
          : []),
        ...(ahead.partPaid
          ? [chargeMessages[DEFAULT_LANGUAGE].partPaid(ahead.partPaid, ahead.province)]
          : [])
      ],
      rows: [
        ['Failed payment', formatCad(mail.amount)],
        ...(mail.card === null ? [] : [['Card', mail.card] as const]),
        ['Reason', mail.message]
      ],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      },
      note: 'We never delete any of your content because of an unpaid bill.'
    },
    settings
  )
}

const TRIES = ['First', 'Second', 'Third', 'Fourth', 'Fifth']

function describe(mail: PaymentFailed, productName: string) {
  const { ahead, amount, asksOwner, base_url, card, owed, tries = 1 } = mail
  const due = formatCad(owed?.amount ?? amount)
  const plan = `for your ${productName} plan`
  if (card === null) {
    const next = ahead.charge && formatBusinessDay(ahead.charge.on, ahead.province)
    return {
      heading: 'Please add a card',
      subject: next
        ? `Please add a card: ${due} is due, next try ${next}`
        : `Please add a card and pay ${due} ${plan}`,
      tried: `We couldn’t take your payment of ${formatCad(amount)} for ${base_url}.`
    }
  }
  const nth = ahead.charge ? (TRIES[tries - 1] ?? 'Another') : 'Last'
  if (asksOwner) {
    return {
      heading: 'Your bank asks you to confirm',
      subject:
        tries === 1
          ? `Please confirm your payment of ${due} ${plan}`
          : `${nth} try: please confirm your payment of ${due} ${plan}`,
      tried: `We tried to charge ${formatCad(amount)} to your ${card} for ${base_url}, and your bank wants you to confirm the payment. Nothing was charged. Open your billing page and press Pay Now; your bank will ask you there.`
    }
  }
  const what = tries === 1 ? 'Payment' : `${nth} try`
  return {
    heading: 'Your payment failed',
    subject: `${what} failed: ${formatCad(amount)} ${plan}`,
    tried: `We tried to charge ${formatCad(amount)} to your ${card} for ${base_url}, and the payment failed. Nothing was charged.`
  }
}
