import { leadBouncedMessages } from '#messages/emails/lead-bounced.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type LeadBounced = { kind: 'lead-bounced'; name: string; address: string; code: string }

/** Told by another address than the one that refuses its emails. */
export function leadBounced(
  { address, code, name }: LeadBounced,
  { siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(leadBouncedMessages)
  const shared = inReadersLanguage(sharedEmailMessages)
  return {
    subject: t.subject(address),
    heading: t.heading,
    greeting: shared.greeting(name),
    paragraphs: [t.explanation(address, code), t.next],
    button: { label: shared.openDashboard, url: `${siteUrl}/dashboard/home` }
  }
}
