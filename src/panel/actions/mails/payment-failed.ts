import { LONG_DATE } from '#rules/calendar.ts'
import { printDate } from '#rules/print-date.ts'
import { writeCad } from '#rules/money.ts'
import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

/** `amount` in cents, dates ISO 8601. */
export type PaymentFailed = {
  kind: 'payment-failed'
  name: string
  base_url: string
  amount: number
  card: string | null
  /** The provider's words. */
  message: string
  /** Null after the last try. */
  nextTry: string | null
  /** Null where the website is off already. */
  siteOffOn: string | null
  /** The bank only wants the card's owner to confirm. */
  asksOwner: boolean
}

/** What went wrong, what happens next by itself, and what the agent can do. */
export function paymentFailed(mail: PaymentFailed, settings: Settings): WrittenMail {
  const day = (moment: string) => printDate(moment, LONG_DATE)
  const { asksOwner, base_url } = mail
  const next = mail.nextTry && `We will try again on ${day(mail.nextTry)}.`
  const off = mail.siteOffOn && `Your website stays up until ${day(mail.siteOffOn)}.`
  return writeLetter(
    {
      subject: asksOwner
        ? `Please confirm your payment for ${base_url}`
        : `Your payment for ${base_url} failed`,
      heading: asksOwner ? 'Your bank asks you to confirm' : 'Your payment failed',
      paragraphs: [
        `Hello ${mail.name},`,
        asksOwner
          ? `your bank wants to hear from you before it pays for ${base_url}. Open your billing page and press Pay Now; your bank will ask you there. Nothing was charged.`
          : `we could not charge your card for ${base_url}. Nothing was charged. Pay from your billing page, or choose another card.`,
        [next, off].filter(Boolean).join(' ')
      ].filter(Boolean),
      rows: [
        ['Amount', writeCad(mail.amount)],
        ...(mail.card === null ? [] : [['Card', mail.card] as const]),
        ['Reason', mail.message]
      ],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      },
      note: 'Nothing of yours is ever deleted because of a payment.'
    },
    settings
  )
}
