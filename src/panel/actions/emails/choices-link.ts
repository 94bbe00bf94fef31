import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { choicesUrl } from '#rules/privacy/choices-path.ts'
import type { EmailButton } from './email-content.ts'

/** In every email to a visitor: where they see and withdraw what they agreed to. */
export function choicesLink(website: string, language: 'en' | 'fr'): EmailButton {
  return { label: sharedEmailMessages[language].choices, url: choicesUrl(website, language) }
}
