import * as v from 'valibot'
import type { ItemKind } from './editor-fields.ts'
import { FIELDS } from './editor-fields.ts'
import * as labels from './labels.ts'
import { DEFAULT_LANGUAGE, type Language, type Message, messageFrom } from '#messages/language.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { fieldValidation } from '#messages/validation/fields.ts'
import { CONTENT_MAX } from '#rules/content/content-limits.ts'
import { FRENCH_FIELDS } from '#rules/content/french-fields.ts'
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
  given: unknown,
  schema: v.GenericSchema<unknown, object> = FIELDS[kind]
): { fields: Fields } | { errors: Record<string, Message> } {
  const read = v.safeParse(schema, given)
  if (!read.success) return { errors: errorsIn(schema, given) }
  const fields: Fields = { ...read.output }
  const errors: Record<string, Message> = {}
  for (const name of HTML_FIELDS[kind].filter((html) => html in fields)) {
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

/** The French of some fields as it is saved: each like the field's English, or '' if it would show nothing. */
export function readFrench(
  kind: ItemKind,
  given: Readonly<Record<string, string>>
): ReturnType<typeof readFields> {
  const entries: Record<string, v.GenericSchema> = FIELDS[kind].entries
  const names = FRENCH_FIELDS[kind].filter((name) => shows(kind, name, given[name] ?? ''))
  const schema = v.object(Object.fromEntries(names.map((name) => [name, entries[name]!])))
  const read = readFields(kind, given, schema)
  if ('errors' in read) return read
  const empty = Object.keys(given).map((name) => [name, ''])
  return { fields: { ...Object.fromEntries(empty), ...read.fields } }
}

/** Why fields can't be on the site: what is wrong with each one that is invalid or missing. */
export function unpublishable(kind: ItemKind, given: object): Record<string, Message> {
  const read = readFields(kind, given)
  const wrong = 'errors' in read ? read.errors : {}
  const written = new Map<string, unknown>(Object.entries(given))
  const missing = NEEDED[kind].filter((name) => !shows(kind, name, String(written.get(name) ?? '')))
  const needed = missing.map((name) => [
    name,
    messageFrom(contentValidation, (t) => t.beforePublishing[name])
  ])
  return { ...(Object.fromEntries(needed) as Record<string, Message>), ...wrong }
}

function shows(kind: ItemKind, name: string, text: string): boolean {
  const isHtml = HTML_FIELDS[kind].some((html) => html === name)
  return isHtml ? showsSomething(safeHtml(text)) : isVisible(text)
}

/** valibot creates messages while it parses, so the fields are parsed again in each language. */
function errorsIn(schema: v.GenericSchema, given: unknown): Record<string, Message> {
  const inLanguage = (lang: Language) => errorsOf(v.safeParse(schema, given, { lang }).issues ?? [])
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
