import { exportReadyMessages } from '#messages/emails/export-ready.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { paths } from '#rules/paths.ts'
import { formatDay } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type ExportReady = {
  kind: 'export-ready'
  name: string
  /** Until when it can be downloaded, as an ISO date. */
  expires: string
  /** Of the agent, for the day. */
  province: string
}

export function exportReady(
  { expires, name, province }: ExportReady,
  { siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(exportReadyMessages)
  return {
    subject: t.subject,
    heading: t.heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.text, t.until(formatDay(expires, province))],
    button: { label: t.button, url: `${siteUrl}${paths.privacy}` },
    note: t.note
  }
}
