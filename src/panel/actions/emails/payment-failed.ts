import { paymentFailedMessages } from '#messages/emails/payment-failed.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { type AmountOwed, amountOwedNotice } from '#rules/plan/amount-owed.ts'
import { type Announced, chargeNotice, partPaidNotice } from '#rules/plan/charge-notice.ts'
import { writeCad } from '#rules/money/money.ts'
import { writeBusinessDay } from '#rules/time/time-zone.ts'
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
export function paymentFailed(email: PaymentFailed, settings: Settings): EmailContent {
  const { ahead, asksOwner, owed } = email
  const t = inReadersLanguage(paymentFailedMessages)
  const shared = inReadersLanguage(sharedEmailMessages)
  const { attempted, heading, subject } = describe(email, settings.productName)
  return {
    subject,
    heading,
    greeting: shared.greeting(email.name),
    paragraphs: [
      attempted,
      ...(owed ? [amountOwedNotice(owed, ahead.province)] : []),
      chargeNotice(ahead, shared.payNow),
      ...(ahead.charge?.card && !asksOwner ? [t.payNowOrAddCard] : []),
      ...(ahead.partPaid ? [partPaidNotice(ahead.partPaid, ahead.province)] : [])
    ],
    rows: [
      [t.failedPayment, writeCad(email.amount)],
      ...(email.card === null ? [] : [[t.card, email.card] as const]),
      [t.reason, email.message]
    ],
    button: billingButton(settings),
    note: t.contentIsSafe
  }
}

function describe(email: PaymentFailed, product: string) {
  const { ahead, asksOwner, base_url, card, owed, tries = 1 } = email
  const t = inReadersLanguage(paymentFailedMessages)
  const amount = writeCad(email.amount)
  const due = owed ? writeCad(owed.amount) : amount
  if (card === null) {
    const { attempted, heading, subject, subjectBefore } = t.cardMissing
    const nextTry = ahead.charge && writeBusinessDay(ahead.charge.on, ahead.province)
    return {
      heading,
      subject: nextTry ? subjectBefore(due, nextTry) : subject(due, product),
      attempted: attempted(amount, base_url)
    }
  }
  const attempt = ahead.charge ? t.attempt(tries) : t.lastAttempt
  if (asksOwner) {
    const { attempted, heading, subject, subjectAgain } = t.bankAsks
    return {
      heading,
      subject: tries === 1 ? subject(due, product) : subjectAgain(attempt, due, product),
      attempted: attempted(amount, card, base_url)
    }
  }
  const { attempted, heading, subject } = t.declined
  return {
    heading,
    subject: subject(tries === 1 ? t.payment : attempt, amount, product),
    attempted: attempted(amount, card, base_url)
  }
}
