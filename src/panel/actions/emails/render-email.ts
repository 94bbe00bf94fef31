import { htmlText } from '#rules/content/html-text.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent, Letterhead } from './email-content.ts'
import { renderHtml } from './email-html.ts'
import { contentOf, type EmailData } from './emails.ts'

export type RenderedEmail = {
  subject: string
  text: string
  html: string
  /** The sender's name, unless it is the product. */
  fromName?: string
}

export function renderEmail(email: EmailData, settings: Settings): RenderedEmail {
  const content = contentOf(email, settings)
  return {
    subject: content.subject,
    text: renderText(content, settings),
    html: renderHtml(content, settings),
    ...(content.letterhead && { fromName: content.letterhead.from })
  }
}

function renderText(
  content: EmailContent,
  { productName, siteUrl, supportEmail }: Settings
): string {
  const rows = content.rows?.map(([label, value]) => `${label}: ${value}`).join('\n')
  const button = content.button && `${content.button.label}:\n${content.button.url}`
  const parts = [
    content.heading,
    content.greeting,
    ...content.paragraphs,
    content.letter === undefined ? undefined : htmlText(content.letter),
    rows,
    button,
    content.note,
    `-- \n${content.letterhead ? footerOf(content.letterhead) : `${productName} · ${siteUrl} · ${supportEmail}`}`
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function footerOf({ lines, link }: Letterhead): string {
  return [...lines, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n')
}
