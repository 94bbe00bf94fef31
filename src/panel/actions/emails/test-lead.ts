import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { testLeadMessages } from '#messages/emails/test-lead.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type TestLead = { kind: 'test-lead'; base_url: string; code: string }

/** A sample visitor's question, with a link that proves that it was read. */
export function testLead({ base_url, code }: TestLead, { siteUrl }: Settings): EmailContent {
  const t = inReadersLanguage(testLeadMessages)
  const labels = inReadersLanguage(sharedEmailMessages)
  return {
    subject: t.subject(base_url),
    heading: t.heading,
    paragraphs: [t.explanation],
    rows: [
      [labels.name, t.sampleName],
      [labels.email, 'jordan@example.org'],
      [labels.phone, '(416) 555-0100'],
      [t.message, t.sampleMessage]
    ],
    button: {
      label: t.confirm,
      url: `${siteUrl}/dashboard/home#lead=${encodeURIComponent(code)}`
    },
    note: t.expiry
  }
}
