import { domainLostMessages } from '#messages/emails/domain-lost.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type DomainLost = {
  kind: 'domain-lost'
  name: string
  base_url: string
  /** Where the website stays open. */
  free: string
  language: Language
}

/** The domain no longer points to the website. */
export function domainLost(
  { base_url, free, language, name }: DomainLost,
  settings: Settings
): EmailContent {
  const t = domainLostMessages[language]
  return {
    subject: t.heading(base_url),
    heading: t.heading(base_url),
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.lost(base_url), t.stillOpen(free), t.next],
    button: { label: t.openDashboard, url: pageUrl(settings, language, paths.dashboard) }
  }
}
