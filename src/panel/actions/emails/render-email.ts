import { domainToUnicode } from 'node:url'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import { htmlText } from '#rules/content/html-text.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent, Letterhead } from './email-content.ts'
import { renderHtml } from './email-html.ts'
import { homeUrl } from './page-url.ts'
import { contentOf, type EmailData } from './emails.ts'

export type RenderedEmail = {
  subject: string
  text: string
  html: string
  /** The sender's name, unless it is the product. */
  fromName?: string
}

export function renderEmail(email: EmailData, settings: Settings): RenderedEmail {
  const { language } = email
  const content = contentOf(asTyped(email), settings)
  return {
    subject: content.subject,
    text: renderText(content, settings, language),
    html: renderHtml(content, settings, language),
    ...(content.letterhead && { fromName: content.letterhead.from })
  }
}

/** A domain with accents is stored as 'xn--…', which nobody reads as theirs. */
function asTyped(email: EmailData): EmailData {
  return 'base_url' in email ? { ...email, base_url: domainToUnicode(email.base_url) } : email
}

function renderText(content: EmailContent, settings: Settings, language: Language): string {
  const { productName, supportEmail } = settings
  const { labelled, linked } = emailFormats[language]
  const rows = content.rows?.map(([label, value]) => labelled(label, value)).join('\n')
  const button = content.button && linked(content.button.label, content.button.url)
  const sender = `${productName} · ${homeUrl(settings, language)} · ${supportEmail}`
  const parts = [
    content.heading,
    content.greeting,
    ...content.paragraphs,
    content.letter === undefined ? undefined : htmlText(content.letter),
    rows,
    button,
    content.note,
    `-- \n${content.letterhead ? footerOf(content.letterhead, language) : sender}`
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function footerOf({ lines, links = [] }: Letterhead, language: Language): string {
  const { labelled } = emailFormats[language]
  return [...lines, ...links.map(({ label, url }) => labelled(label, url))].join('\n')
}
