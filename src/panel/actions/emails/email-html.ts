import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { htmlText } from '#rules/content/html-text.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailButton, EmailContent, Letterhead } from './email-content.ts'
import { homeUrl } from './page-url.ts'

type Sender = Pick<Settings, 'productName' | 'siteUrl' | 'supportEmail'>

const TEXT = '#12302a'
const MUTED = '#4a5f59'
const BORDER = '#d5e1dc'
const LINK = '#98331a'
const FONT = "'Instrument Sans',Arial,sans-serif"

/** Clients that ignore it show each element's own light colours. */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.sheet{padding:24px 20px!important}.title{font-size:22px!important}
.fact th,.fact td{display:block!important;width:auto!important;text-align:left!important}
.fact th{padding:8px 0 0!important}.fact td{padding:0 0 8px!important;border-top:0!important}
}
@media (prefers-color-scheme:dark){
.page{background:#0d1f1b!important}
.sheet{background:#152d27!important;border-color:#2c4a42!important}
.page,.title,.text,.text td{color:#e9f2ef!important}
.muted,.text th{color:#b3c7c0!important}
.text th,.text td{border-color:#2c4a42!important}
.link{color:#ffb79f!important}
}`

/** Pads the inbox preview, so that the rest of the email doesn't follow it. */
const PREVIEW_PADDING = '&#847;&#8199;'.repeat(40)

/** One column of tables, which every client can lay out. Loads nothing from the network. */
export function renderHtml(content: EmailContent, settings: Sender, language: Language): string {
  const { letterhead } = content
  const { productName, supportEmail } = settings
  const { lang, orOpen } = sharedEmailMessages[language]
  const paragraphs = [content.greeting, ...content.paragraphs].filter((text) => text !== undefined)
  const subject = escapeHtml(content.subject)
  const product = `${escapeHtml(productName)} · ${link(homeUrl(settings, language))} · ${link(`mailto:${supportEmail}`, supportEmail)}`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
${metaTags(content.meta ?? {})}<title>${subject}</title>
<style>${STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f6f4;color:${TEXT};font:17px/1.6 ${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(previewOf(content))}${PREVIEW_PADDING}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${lang}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1f6f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td class="text" style="padding:0 4px 16px;font:700 20px/1.3 ${FONT};color:${TEXT}">${escapeHtml(letterhead?.name ?? productName)}</td></tr>
<tr><td class="sheet text" style="padding:32px;background:#ffffff;border:1px solid ${BORDER};border-radius:20px;font:17px/1.6 ${FONT};color:${TEXT};overflow-wrap:anywhere">
${content.heading === undefined ? '' : heading(content.heading)}
${paragraphs.map(paragraph).join('\n')}
${content.letter ?? ''}
${content.rows ? facts(content.rows) : ''}
${content.button ? button(content.button, orOpen) : ''}
${content.note ? smallPrint(escapeHtml(content.note), '24px 0 0') : ''}
</td></tr>
<tr><td style="padding:16px 4px 0">${smallPrint(letterhead ? footerOf(letterhead) : product, '0')}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`
}

function metaTags(meta: Readonly<Record<string, string>>): string {
  return Object.entries(meta)
    .map(([name, value]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(value)}">\n`)
    .join('')
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The preview beside the subject in an inbox: the first sentence after the greeting. */
function previewOf({ heading = '', letter, paragraphs }: EmailContent): string {
  const first = paragraphs[0] ?? (letter === undefined ? heading : htmlText(letter))
  return first.slice(0, 140)
}

function footerOf({ lines, links = [] }: Letterhead): string {
  const parts = [...lines.map(escapeHtml), ...links.map(({ label, url }) => link(url, label))]
  return parts.join('<br>')
}

function heading(text: string): string {
  return `<h1 class="title" style="margin:0 0 16px;font:700 24px/1.25 ${FONT};color:${TEXT}">${escapeHtml(text)}</h1>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`
}

function smallPrint(html: string, margin: string): string {
  return `<p class="muted" style="margin:${margin};font:15px/1.6 ${FONT};color:${MUTED};overflow-wrap:anywhere">${html}</p>`
}

function facts(rows: readonly (readonly [string, string])[]): string {
  const cell = `padding:8px 0;border-top:1px solid ${BORDER};vertical-align:top;font:17px/1.5 ${FONT};overflow-wrap:anywhere`
  const lines = rows.map(
    ([label, value]) =>
      `<tr class="fact"><th scope="row" width="34%" style="${cell};padding-right:12px;text-align:left;font-weight:400;overflow-wrap:normal;color:${MUTED}">${escapeHtml(label)}</th><td style="${cell};text-align:right;color:${TEXT}">${escapeHtml(value)}</td></tr>`
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">${lines.join('')}</table>`
}

function button({ label, url }: EmailButton, orOpen: string): string {
  const href = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr><td align="center" style="border-radius:999px;background:#b8401f"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:999px;font:700 17px/1.4 ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
${smallPrint(`${escapeHtml(orOpen)} ${link(url)}`, '16px 0 0')}`
}

function link(url: string, text = url): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${LINK};overflow-wrap:anywhere">${escapeHtml(text)}</a>`
}
