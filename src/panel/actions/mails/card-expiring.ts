import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type CardExpiring = { kind: 'card-expiring'; name: string; card: string; expiry: string }

/** The card that pays runs out; a new one keeps the website up. */
export function cardExpiring(mail: CardExpiring, settings: Settings): WrittenMail {
  return writeLetter(
    {
      subject: `Your ${mail.card} expires soon`,
      heading: 'Your card expires soon',
      paragraphs: [
        `Hello ${mail.name},`,
        `your ${mail.card}, which pays for your website, is good until the end of ${mail.expiry}. Please add a new card and make it the primary one.`
      ],
      button: {
        label: 'Open your payment methods',
        url: `${settings.siteUrl}/dashboard/payment-methods`
      }
    },
    settings
  )
}
