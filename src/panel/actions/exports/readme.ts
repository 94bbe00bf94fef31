import { exportReadmeMessages } from '#messages/export-readme.ts'
import type { Language } from '#messages/language.ts'
import { escapeHtml } from '../emails/email-html.ts'

const STYLES =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;margin:2rem auto;max-width:42rem;padding:0 1rem}dt{font-weight:700;margin-top:1rem}dd{margin:0}'

/** The page that says what is in the archive, where each part goes, and what isn't in it. */
export function readme(
  language: Language,
  { isPublished, productName }: { isPublished: boolean; productName: string }
): string {
  const t = exportReadmeMessages[language]
  const product = escapeHtml(productName)
  const emails = ['templates', 'sequences', 'campaigns'].map((one) => link(`leads/${one}.json`))
  const history = t.history(link('leads/history.json'), emails.join(', '))
  const leads = t.leads(link('leads/leads.csv'), link('leads/leads.vcf'), product)
  const folders = [
    ['website', isPublished ? t.website(link('website/index.html')) : t.unpublished],
    ['listings', t.listings(link('listings/listings.json'), product)],
    ['leads', `${leads} ${history}`],
    ['texts', t.texts],
    ['account', t.account]
  ]
  return [
    '<!doctype html>',
    `<html lang="${language}-CA"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${t.title}</title><style>${STYLES}</style></head>`,
    `<body><h1>${t.title}</h1><p>${t.intro}</p>`,
    `<dl>${folders.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl>`,
    listOf(t.notHere, t.missing),
    ...(isPublished ? [listOf(t.leftOut, t.left(product))] : []),
    '</body></html>',
    ''
  ].join('\n')
}

function listOf(title: string, items: readonly string[]): string {
  return `<h2>${title}</h2><ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`
}

function link(file: string): string {
  return `<a href="${file}">${file}</a>`
}
