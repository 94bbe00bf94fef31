import * as v from 'valibot'
import type { ItemKind } from './editor-fields.ts'
import { FIELDS } from './editor-fields.ts'
import { atMost } from '../fields.ts'
import * as labels from '../labels.ts'
import { CONTENT_MAX } from '#rules/content/content-limits.ts'
import { isVisible } from '#rules/content/printable.ts'
import { safeHtml, showsSomething } from '#rules/content/safe-html.ts'

/** The fields of each kind that are HTML. */
const HTML_FIELDS: Record<ItemKind, readonly ('content' | 'post_description')[]> = {
  post: ['post_description'],
  policy: ['content'],
  faq: [],
  testimonial: []
}

/** What a draft may lack and the site may not. */
const NEEDED: Record<ItemKind, Record<string, string>> = {
  post: {
    post_excerpt: 'Please sum the post up in a sentence or two.',
    post_description: 'Please write the post first.'
  },
  policy: { content: 'Please write the text first.' },
  faq: { faq_description: 'Please write the answer.' },
  testimonial: {
    review: 'Please write what was said.',
    designation: 'Please say what they do.'
  }
}

type Fields = Record<string, string | null>

/** Fields as they are kept, with nothing in their HTML that runs; or a sentence for each one that is wrong. */
export function readFields(
  kind: ItemKind,
  given: unknown
): { fields: Fields } | { errors: Record<string, string> } {
  const read = v.safeParse(FIELDS[kind], given)
  if (!read.success) return { errors: errorsOf(read.issues) }
  const fields: Fields = { ...read.output }
  const errors: Record<string, string> = {}
  for (const name of HTML_FIELDS[kind]) {
    // Cleaned text may be longer than what was sent: a lone & is written out.
    const html = safeHtml(fields[name] ?? '')
    if (html.length > CONTENT_MAX) errors[name] = atMost(labels[name], CONTENT_MAX)
    fields[name] = html
  }
  if (fields['post_main_image'] === '') fields['post_main_image'] = null
  return Object.keys(errors).length > 0 ? { errors } : { fields }
}

/** Why fields can't be on the site: a sentence for each one that is wrong or missing. */
export function unpublishable(kind: ItemKind, given: object): Record<string, string> {
  const read = readFields(kind, given)
  const wrong = 'errors' in read ? read.errors : {}
  const written = new Map<string, unknown>(Object.entries(given))
  const missing = Object.entries(NEEDED[kind]).filter(([name]) => {
    const text = String(written.get(name) ?? '')
    return !(HTML_FIELDS[kind].some((html) => html === name)
      ? showsSomething(safeHtml(text))
      : isVisible(text))
  })
  return { ...Object.fromEntries(missing), ...wrong }
}

/** The first message for each field. */
export function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const name = v.getDotPath(issue)
    if (name !== null) errors[name] ??= issue.message
  }
  return errors
}
