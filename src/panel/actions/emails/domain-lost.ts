import { domainLostMessages } from '#messages/emails/domain-lost.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type DomainLost = {
  kind: 'domain-lost'
  name: string
  base_url: string
  /** Where the website stays open. */
  free: string
}

/** The domain no longer points to the website. */
export function domainLost(
  { base_url, free, name }: DomainLost,
  { siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(domainLostMessages)
  return {
    subject: t.heading(base_url),
    heading: t.heading(base_url),
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.lost(base_url), t.stillOpen(free), t.next],
    button: { label: t.openDashboard, url: `${siteUrl}${paths.dashboard}` }
  }
}
