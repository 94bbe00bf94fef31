import { leadReplyEmail } from '#messages/emails/lead-reply.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'

/** A lead's reply, passed on to the agent. */
export type LeadReply = {
  kind: 'lead-reply'
  lead_id: string
  name: string
  subject: string
  text: string
  /** The website's main language. */
  language: 'en' | 'fr'
}

export function leadReply(
  { language, lead_id, name, subject, text }: LeadReply,
  { siteUrl }: Settings
): EmailContent {
  const t = leadReplyEmail[language]
  return {
    language,
    subject,
    heading: t.heading(name),
    paragraphs: [text],
    button: { label: t.open, url: `${siteUrl}/dashboard/lead?lead_id=${lead_id}` },
    note: t.note
  }
}
