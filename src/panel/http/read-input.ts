import * as v from 'valibot'
import { required } from '#contract/fields.ts'
import * as labels from '#contract/labels.ts'
import { Refused } from '../services/refused.ts'

/** Marks an issue whose schema has no message of its own. */
const UNSAID = '\u0000'

/** Checks an input by its schema; refuses with the first rule broken, and the first one of every field. */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { message: UNSAID })
  if (result.success) return result.output

  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[fieldOf(issue)] ??= sentence(issue)
  throw new Refused(sentence(result.issues[0]), 400, { errors })
}

/** The query string and the path's names as the schema takes them: text becomes a number only where one is asked for. */
export function coerce(schema: v.GenericSchema, words: Record<string, string>): unknown {
  const entries = 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {}
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => {
      const entry = Object.hasOwn(entries, key) ? entries[key] : undefined
      const asNumber = entry && takesNumber(entry) && /^-?\d{1,15}(\.\d{1,6})?$/.test(word)
      return [key, asNumber ? Number(word) : word]
    })
  )
}

function takesNumber(schema: v.GenericSchema): boolean {
  if (schema.type === 'number') return true
  if ('wrapped' in schema) return takesNumber(schema.wrapped as v.GenericSchema)
  return 'options' in schema && schema.type === 'union'
    ? (schema.options as v.GenericSchema[]).some(takesNumber)
    : false
}

function fieldOf(issue: v.BaseIssue<unknown>): string {
  return String(issue.path?.at(-1)?.key ?? 'request')
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.message !== UNSAID) return issue.message
  const isMissing = issue.received === 'undefined'
  const label = labelOf(fieldOf(issue))
  // No form has such a field, so a program sent it: `errors` names it.
  if (label === undefined)
    return isMissing ? 'A required value is missing.' : 'A value is not valid.'
  return isMissing ? required(label) : `${label} is not valid`
}

function labelOf(field: string): string | undefined {
  return Object.hasOwn(labels, field) ? labels[field as keyof typeof labels] : undefined
}
