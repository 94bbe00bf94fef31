import { privacyRequestEmail } from '#messages/emails/privacy-request.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import { longDay } from '#rules/time/long-day.ts'
import type { PrivacyRequestKind } from '#rules/privacy/privacy-requests.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

/** A visitor's request about their data, which the agent has to answer by a date. */
export type PrivacyRequest = {
  kind: 'privacy-request'
  name: string
  request: PrivacyRequestKind
  /** The visitor's address. */
  visitor: string
  due_at: string
  /** Until it is due. */
  days: number
  language: Language
}

export function privacyRequest(
  { days, due_at, language, name, request, visitor }: PrivacyRequest,
  settings: Settings
): EmailContent {
  const t = privacyRequestEmail[language]
  return {
    subject: t.subject(request, days),
    heading: t.heading(days),
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.asks[request](visitor), t.due(longDay(due_at, language), days)],
    button: { label: t.button, url: pageUrl(settings, language, `${paths.privacy}#requests`) },
    note: t.law
  }
}
