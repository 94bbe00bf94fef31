import { exportReadyMessages } from '#messages/emails/export-ready.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type ExportReady = {
  kind: 'export-ready'
  name: string
  /** Until when it can be downloaded, as an ISO date. */
  expires: string
  /** Of the agent, for the day. */
  province: string
  language: Language
}

export function exportReady(
  { expires, language, name, province }: ExportReady,
  settings: Settings
): EmailContent {
  const t = exportReadyMessages[language]
  return {
    subject: t.subject,
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.text, t.until(emailFormats[language].day(expires, province))],
    button: { label: t.button, url: pageUrl(settings, language, paths.privacy) },
    note: t.note
  }
}
