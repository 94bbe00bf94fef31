import { type Announced, chargeNotice, partPaidNotice } from '#rules/charge-notice.ts'
import { writeCad } from '#rules/money.ts'
import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type PaymentFailed = {
  kind: 'payment-failed'
  name: string
  base_url: string
  /** Cents of the payment that failed; what is tried next may be another amount. */
  amount: number
  card: string | null
  /** The card provider's reason. */
  message: string
  ahead: Announced
  /** The bank only wants the card's owner to confirm. */
  asksOwner: boolean
}

/** What went wrong, what we do next by ourselves, and what the agent can do. */
export function paymentFailed(mail: PaymentFailed, settings: Settings): WrittenMail {
  const { ahead, asksOwner, base_url } = mail
  return writeLetter(
    {
      subject: asksOwner
        ? `Please confirm your payment for ${base_url}`
        : `Your payment for ${base_url} failed`,
      heading: asksOwner ? 'Your bank asks you to confirm' : 'Your payment failed',
      paragraphs: [
        `Hello ${mail.name},`,
        asksOwner
          ? `Your bank wants you to confirm the payment for ${base_url}. Open your billing page and press Pay Now; your bank will ask you there. Nothing was charged.`
          : `We could not charge your card for ${base_url}. Nothing was charged. Pay from your billing page, or choose another card.`,
        chargeNotice(ahead, 'Please press Pay Now on your billing page.'),
        // An email that was queued by an earlier version has none.
        ...(ahead.partPaid ? [partPaidNotice(ahead.partPaid, ahead.province)] : [])
      ],
      rows: [
        ['Failed payment', writeCad(mail.amount)],
        ...(mail.card === null ? [] : [['Card', mail.card] as const]),
        ['Reason', mail.message]
      ],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      },
      note: 'We never delete anything of yours because of a payment.'
    },
    settings
  )
}
