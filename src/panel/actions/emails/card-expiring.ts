import { cardExpiringMessages } from '#messages/emails/card-expiring.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type CardExpiring = { kind: 'card-expiring'; name: string; card: string; expiry: string }

/** The primary card expires soon and has to be replaced. */
export function cardExpiring(
  { card, expiry, name }: CardExpiring,
  { siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(cardExpiringMessages)
  return {
    subject: t.subject(card),
    heading: t.heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.replace(card, expiry)],
    button: { label: t.openCards, url: `${siteUrl}/dashboard/payment-methods` }
  }
}
