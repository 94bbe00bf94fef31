import { leadBouncedMessages } from '#messages/emails/lead-bounced.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import type { Settings } from '../../config/settings.ts'
import { dashboardButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

export type LeadBounced = {
  kind: 'lead-bounced'
  name: string
  address: string
  code: string
  /** The member of the team whose address it is; missing for the agent's own. */
  member?: string
  language: Language
}

/** Told by another address than the one that refuses its emails. */
export function leadBounced(
  { address, code, language, member, name }: LeadBounced,
  settings: Settings
): EmailContent {
  const t = leadBouncedMessages[language]
  return {
    subject: t.subject(address),
    heading: member === undefined ? t.heading : t.memberHeading(member),
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [
      t.explanation(address, code),
      member === undefined ? t.next : t.memberNext(member)
    ],
    button: dashboardButton(settings, language)
  }
}
