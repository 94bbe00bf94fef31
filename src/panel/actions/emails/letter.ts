import type { Settings } from '../../config/settings.ts'
import { htmlOf, type Letter } from './letter-html.ts'

export type WrittenMail = { subject: string; text: string; html: string }

export function writeLetter(
  letter: Letter,
  settings: Pick<Settings, 'productName' | 'siteUrl' | 'supportEmail'>
): WrittenMail {
  const closing = `${settings.productName} · ${settings.siteUrl} · ${settings.supportEmail}`
  return {
    subject: letter.subject,
    text: textOf(letter, closing),
    html: htmlOf(letter, settings)
  }
}

function textOf(letter: Letter, closing: string): string {
  const rows = letter.rows?.map(([label, value]) => `${label}: ${value}`).join('\n')
  const button = letter.button && `${letter.button.label}:\n${letter.button.url}`
  const parts = [letter.heading, ...letter.paragraphs, rows, button, letter.note, `-- \n${closing}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
