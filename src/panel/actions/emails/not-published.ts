import { emailFormats } from '#messages/emails/formats.ts'
import { notPublishedMessages } from '#messages/emails/not-published.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type NotPublished = {
  kind: 'not-published'
  name: string
  /** Of a post; null for the website itself. */
  title: string | null
  /** For when it was scheduled, as an ISO date. */
  at: string
  /** Of the agent, for the time. */
  province: string
  /** The refusal, in the reader's language. */
  why: string
  language: Language
}

/** What was scheduled could not be published at its time. */
export function notPublished(
  { at, language, name, province, title, why }: NotPublished,
  settings: Settings
): EmailContent {
  const t = notPublishedMessages[language]
  const moment = emailFormats[language].time(at, province)
  const isPost = title !== null
  return {
    subject: isPost ? t.post.subject(title) : t.site.subject,
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [isPost ? t.post.text(title, moment) : t.site.text(moment), why, t.next],
    button: isPost
      ? { label: t.post.button, url: pageUrl(settings, language, paths.posts) }
      : { label: t.site.button, url: pageUrl(settings, language, paths.website) }
  }
}
