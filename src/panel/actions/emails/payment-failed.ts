import { amountOwedMessages } from '#messages/amounts-owed.ts'
import { chargeMessages } from '#messages/charges.ts'
import type { AmountOwed, Announced } from '#rules/plan/announced-charge.ts'
import { paymentFailedMessages } from '#messages/emails/payment-failed.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

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
  language: Language
}

/** What we tried, what is owed now, what we try next, and what the agent can do. */
export function paymentFailed(email: PaymentFailed, settings: Settings): EmailContent {
  const { ahead, asksOwner, language, owed } = email
  const t = paymentFailedMessages[language]
  const shared = sharedEmailMessages[language]
  const { attempted, heading, subject } = describe(email, settings.productName)
  return {
    subject,
    heading,
    greeting: shared.greeting(email.name),
    paragraphs: [
      attempted,
      ...(owed ? [debtOf(email, owed)] : []),
      chargeMessages[language].notice(ahead, shared.payNow),
      ...(ahead.charge?.card && !asksOwner ? [t.payNowOrAddCard] : [])
    ],
    rows: [
      [t.failedPayment, emailFormats[language].cad(email.amount)],
      ...(email.card === null ? [] : [[t.card, email.card] as const]),
      [t.reason, email.message]
    ],
    button: billingButton(settings, language),
    note: t.contentIsSafe
  }
}

/** What is owed, why that isn't what we tried to charge, and what is due after it. */
function debtOf({ ahead, amount, language }: PaymentFailed, owed: AmountOwed): string {
  const charges = amountOwedMessages[language]
  const { onlyBegun } = paymentFailedMessages[language]
  const { partPaid, province } = ahead
  return [
    partPaid && owed.amount < amount && onlyBegun(owed.months, emailFormats[language].cad(amount)),
    charges.amountOwed(owed, province),
    partPaid && charges.partPaid(partPaid, province)
  ]
    .filter(Boolean)
    .join(' ')
}

function describe(email: PaymentFailed, product: string) {
  const { ahead, asksOwner, base_url, card, language, owed, tries = 1 } = email
  const formats = emailFormats[language]
  const t = paymentFailedMessages[language]
  const amount = formats.cad(email.amount)
  const due = owed ? formats.cad(owed.amount) : amount
  if (card === null) {
    const { attempted, heading, subject, subjectBefore } = t.cardMissing
    const nextTry = ahead.charge && formats.businessDay(ahead.charge.on, ahead.province)
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
