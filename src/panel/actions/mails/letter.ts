import type { Settings } from '../../services/settings.ts'

/** A mail before it is written: the same words become its text and its HTML. */
export type Letter = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** Facts in two columns, as on a receipt. */
  rows?: readonly (readonly [label: string, value: string])[]
  button?: { label: string; url: string }
  /** Set small, under the rest. */
  note?: string
}

export type WrittenMail = { subject: string; text: string; html: string }

export function writeLetter(
  letter: Letter,
  settings: Pick<Settings, 'productName' | 'siteUrl' | 'supportEmail'>
): WrittenMail {
  const closing = `${settings.productName} · ${settings.siteUrl} · ${settings.supportEmail}`
  return {
    subject: letter.subject,
    text: textOf(letter, closing),
    html: htmlOf(letter, closing, settings.productName)
  }
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function textOf(letter: Letter, closing: string): string {
  const rows = letter.rows?.map(([label, value]) => `${label}: ${value}`).join('\n')
  const button = letter.button && `${letter.button.label}:\n${letter.button.url}`
  const parts = [letter.heading, ...letter.paragraphs, rows, button, letter.note, `-- \n${closing}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function htmlOf(letter: Letter, closing: string, productName: string): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;background:#f1f6f4;color:#12302a;font:17px/1.6 'Instrument Sans',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font-weight:700;font-size:20px">${escapeHtml(productName)}</p>
<div style="background:#ffffff;border:1px solid #d5e1dc;border-radius:20px;padding:32px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map(paragraph).join('\n')}
${letter.rows ? table(letter.rows) : ''}
${letter.button ? buttonOf(letter.button) : ''}
${letter.note ? `<p style="margin:24px 0 0;font-size:15px;color:#4a5f59">${escapeHtml(letter.note)}</p>` : ''}
</div>
<p style="margin:16px 0 0;font-size:15px;color:#4a5f59">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`
}

function table(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:8px 16px 8px 0;text-align:left;font-weight:400;color:#4a5f59;border-top:1px solid #d5e1dc">${escapeHtml(label)}</th><td style="padding:8px 0;text-align:right;border-top:1px solid #d5e1dc">${escapeHtml(value)}</td></tr>`
  )
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${lines.join('')}</table>`
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#b8401f;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:16px 0 0;font-size:15px;color:#4a5f59">Or open this address: <a href="${escapeHtml(url)}" style="color:#98331a;word-break:break-all">${escapeHtml(url)}</a></p>`
}
