import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type CardExpiring = { kind: 'card-expiring'; name: string; card: string; expiry: string }

/** The primary card expires soon and has to be replaced. */
export function cardExpiring(mail: CardExpiring, settings: Settings): WrittenMail {
  return writeLetter(
    {
      subject: `Your ${mail.card} expires soon`,
      heading: 'Your card expires soon',
      paragraphs: [
        `Hello ${mail.name},`,
        `Your ${mail.card}, which pays for your website, expires at the end of ${mail.expiry}. Please add a new card and set it as your primary card.`
      ],
      button: {
        label: 'Open your payment methods',
        url: `${settings.siteUrl}/dashboard/payment-methods`
      }
    },
    settings
  )
}
