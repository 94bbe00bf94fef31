import { leadsAssignedEmail } from '#messages/emails/leads-assigned.ts'
import { leadPath, paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type LeadsAssigned = {
  kind: 'leads-assigned'
  by: string
  /** The first of them. */
  leads: readonly { lead_id: string; name: string }[]
  count: number
  language: 'en' | 'fr'
}

/** Tells a member which leads they have now. */
export function leadsAssigned(
  { by, count, language, leads }: LeadsAssigned,
  settings: Settings
): EmailContent {
  const t = leadsAssignedEmail[language]
  const [first] = leads
  const names = leads.map(({ name }) => name)
  const path = count === 1 && first ? leadPath(first.lead_id) : paths.leads
  return {
    subject: t.subject(count, first?.name ?? ''),
    heading: t.heading(count),
    paragraphs: [
      t.assigned(by, count),
      [...names, ...(count > names.length ? [t.more(count - names.length)] : [])].join('\n')
    ],
    button: { label: count === 1 ? t.openOne : t.openAll, url: pageUrl(settings, language, path) }
  }
}
