import { cardExpiringMessages } from '#messages/emails/card-expiring.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type CardExpiring = {
  kind: 'card-expiring'
  name: string
  card: string
  expiry: string
  language: Language
}

/** The primary card expires soon and has to be replaced. */
export function cardExpiring(
  { card, expiry, language, name }: CardExpiring,
  settings: Settings
): EmailContent {
  const t = cardExpiringMessages[language]
  return {
    subject: t.subject(card),
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.replace(card, expiry)],
    button: { label: t.openCards, url: pageUrl(settings, language, paths.paymentMethods) }
  }
}
