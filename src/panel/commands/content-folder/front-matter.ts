import { parseDocument, stringify } from 'yaml'
import { StartRefused } from '../../config/start-refused.ts'

export type Page = { fields: Record<string, unknown>; markdown: string }

/** YAML front matter between two lines of dashes, then Markdown. */
export function formatPage({ fields, markdown }: Page): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${markdown}\n`
}

/** @throws StartRefused naming the file */
export function readPage(text: string, file: string): Page {
  // Files from Windows may have a BOM and CRLF line endings.
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [, head, markdown = ''] = /^---\n([^]*?)^---[ \t]*(?:\n+([^]*))?$/m.exec(lines) ?? []
  if (head === undefined || !lines.startsWith('---\n')) {
    throw new StartRefused(`${file}: must start with fields between two lines of ---`)
  }
  const document = parseDocument(head)
  const [error] = document.errors
  const fields: unknown = error ? undefined : document.toJS({ maxAliasCount: 0 })
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    const reason = error?.message.split('\n')[0] ?? 'they must be names with values'
    throw new StartRefused(`${file}: its fields can’t be read: ${reason}`)
  }
  return { fields: fields as Record<string, unknown>, markdown: markdown.replace(/\n$/, '') }
}
