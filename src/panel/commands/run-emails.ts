import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { renderEmail } from '../actions/emails/render-email.ts'
import { escapeHtml } from '../actions/emails/email-html.ts'
import type { Command } from './command.ts'
import { readCommandLine } from './command-line.ts'
import { emailSamples } from './email-samples.ts'
import type { Settings } from '../config/settings.ts'

export const emailsCommand = {
  name: 'npm run panel -- emails',
  about:
    'Writes a preview of every email in both languages, in text and HTML, and a page that links to them.',
  arguments: [
    { name: 'FOLDER', about: 'Where to; by default emails in the data folder.', isOptional: true }
  ],
  examples: ['npm run panel -- emails', 'npm run panel -- emails /tmp/emails']
} satisfies Command

/** Writes a sample of every email, and a page that links to them. */
export async function runEmails(settings: Settings, args: string[]): Promise<void> {
  const { positionals } = readCommandLine(emailsCommand, args)
  const [to] = positionals
  const folder = to === undefined ? join(settings.dataDir, 'emails') : resolve(to)
  await mkdir(folder, { recursive: true })
  const lines: string[] = []
  for (const [name, content] of everySample()) {
    const { html, subject, text } = renderEmail(content, settings)
    await writeFile(join(folder, `${name}.html`), html)
    await writeFile(join(folder, `${name}.txt`), text)
    lines.push(
      `<li lang="${content.language}"><a href="${name}.html">${escapeHtml(subject)}</a> (<a href="${name}.txt">as text</a>)</li>`
    )
  }
  await writeFile(join(folder, 'index.html'), page(settings.productName, lines))
  process.stdout.write(`${lines.length} emails: ${join(folder, 'index.html')}\n`)
}

/** Each sample in both languages, the French one under a name of its own. */
function everySample() {
  const french = Object.entries(emailSamples('fr'))
  return [
    ...Object.entries(emailSamples('en')),
    ...french.map(([name, sample]) => [`${name}-french`, sample] as const)
  ]
}

function page(productName: string, lines: readonly string[]): string {
  const title = `${escapeHtml(productName)} emails`
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:17px/1.6 system-ui,sans-serif}li{margin:0 0 .5rem}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<ol>
${lines.join('\n')}
</ol>
</main>
</body>
</html>
`
}
