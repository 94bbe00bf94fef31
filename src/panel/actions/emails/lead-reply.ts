import { leadReplyEmail } from '#messages/emails/lead-reply.ts'
import { leadPath } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

/** A lead's reply, passed on to the agent. */
export type LeadReply = {
  kind: 'lead-reply'
  lead_id: string
  name: string
  subject: string
  text: string
  language: 'en' | 'fr'
}

export function leadReply(
  { language, lead_id, name, subject, text }: LeadReply,
  settings: Settings
): EmailContent {
  const t = leadReplyEmail[language]
  return {
    subject,
    heading: t.heading(name),
    paragraphs: [text],
    button: { label: t.open, url: pageUrl(settings, language, leadPath(lead_id)) },
    note: t.note
  }
}
