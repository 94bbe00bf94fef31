import * as v from 'valibot'
import type { ItemKind } from './editor-fields.ts'
import { FIELDS } from './editor-fields.ts'
import * as labels from './labels.ts'
import { DEFAULT_LANGUAGE, type Language, type Message, messageFrom } from '#messages/language.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { fieldValidation } from '#messages/validation/fields.ts'
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

/** Fields that publishing requires. */
const NEEDED: Record<ItemKind, readonly (keyof typeof contentValidation.en.beforePublishing)[]> = {
  post: ['post_excerpt', 'post_description'],
  policy: ['content'],
  faq: ['faq_description'],
  testimonial: ['review', 'designation']
}

type Fields = Record<string, string | null>

/** The fields as they are saved, sanitised; or what is wrong with each invalid one. */
export function readFields(
  kind: ItemKind,
  given: unknown
): { fields: Fields } | { errors: Record<string, Message> } {
  const read = v.safeParse(FIELDS[kind], given)
  if (!read.success) return { errors: errorsIn(kind, given) }
  const fields: Fields = { ...read.output }
  const errors: Record<string, Message> = {}
  for (const name of HTML_FIELDS[kind]) {
    // Cleaned text may be longer than what was sent: a lone & is written out.
    const html = safeHtml(fields[name] ?? '')
    if (html.length > CONTENT_MAX) {
      errors[name] = messageFrom(fieldValidation, (t, language) =>
        t.atMost(labels[name][language], CONTENT_MAX)
      )
    }
    fields[name] = html
  }
  if (fields['post_main_image'] === '') fields['post_main_image'] = null
  return Object.keys(errors).length > 0 ? { errors } : { fields }
}

/** Why fields can't be on the site: what is wrong with each one that is invalid or missing. */
export function unpublishable(kind: ItemKind, given: object): Record<string, Message> {
  const read = readFields(kind, given)
  const wrong = 'errors' in read ? read.errors : {}
  const written = new Map<string, unknown>(Object.entries(given))
  const missing = NEEDED[kind].filter((name) => {
    const text = String(written.get(name) ?? '')
    return !(HTML_FIELDS[kind].some((html) => html === name)
      ? showsSomething(safeHtml(text))
      : isVisible(text))
  })
  const needed = missing.map((name) => [
    name,
    messageFrom(contentValidation, (t) => t.beforePublishing[name])
  ])
  return { ...(Object.fromEntries(needed) as Record<string, Message>), ...wrong }
}

/** valibot creates messages while it parses, so the fields are parsed again in each language. */
function errorsIn(kind: ItemKind, given: unknown): Record<string, Message> {
  const inLanguage = (lang: Language) =>
    errorsOf(v.safeParse(FIELDS[kind], given, { lang }).issues ?? [])
  const names = Object.keys(inLanguage(DEFAULT_LANGUAGE))
  const texts = names.map((name) => [name, (lang: Language) => inLanguage(lang)[name] ?? ''])
  return Object.fromEntries(texts) as Record<string, Message>
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
