import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { teamEmails } from '#messages/emails/team-emails.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

/** Without the member's name, which is deleted with their account. */
export type MemberLeft = { kind: 'member-left'; name: string; count: number; language: Language }

/** Tells a team's owner that a member closed their account, and how many people nobody has now. */
export function memberLeft(
  { count, language, name }: MemberLeft,
  settings: Settings
): EmailContent {
  const t = teamEmails[language].left
  return {
    subject: t.subject,
    heading: t.subject,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.closed(settings.productName), t.people(count)],
    button: { label: t.open, url: pageUrl(settings, language, paths.leads) }
  }
}

export type MemberRemoved = {
  kind: 'member-removed'
  name: string
  owner: string
  brokerage: string
  language: Language
}

/** Tells a removed member that their access has ended, and what their account is for now. */
export function memberRemoved({ brokerage, language, name, owner }: MemberRemoved): EmailContent {
  const t = teamEmails[language].removed
  return {
    subject: t.subject(brokerage),
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.by(owner, brokerage), t.account]
  }
}
