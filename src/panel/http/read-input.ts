import * as v from 'valibot'
import * as contentLabels from '#contract/content/labels.ts'
import * as formLabels from '#contract/labels.ts'
import type { Language, Translated } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { fieldValidation } from '#messages/validation/fields.ts'
import { refusedAs } from '../services/refused.ts'

const LABELS: Record<string, Translated<string>> = { ...contentLabels, ...formLabels }

/** Marks an issue whose schema has no message of its own. */
const NO_MESSAGE = '\u0000'

/** @throws Refused with the first broken rule, and each field's first one in `errors`. */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  language: Language
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { lang: language, message: NO_MESSAGE })
  if (result.success) return result.output

  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[fieldOf(issue)] ??= sentence(issue, language)
  throw refusedAs(sentence(result.issues[0], language), 400, errors)
}

/** Turns query and path parameters into numbers where the schema asks for numbers. */
export function coerce(
  schema: v.GenericSchema,
  parameters: Record<string, string>
): Record<string, unknown> {
  const entries = 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {}
  return Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => {
      const entry = Object.hasOwn(entries, key) ? entries[key] : undefined
      const asNumber = entry && takesNumber(entry) && /^-?\d{1,15}(\.\d{1,6})?$/.test(value)
      return [key, asNumber ? Number(value) : value]
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

function sentence(issue: v.BaseIssue<unknown>, language: Language): string {
  if (issue.message !== NO_MESSAGE) return issue.message
  const isMissing = issue.received === 'undefined'
  const label = labelOf(fieldOf(issue))?.[language]
  // No form has such a field, so a program sent it; `errors` names the field.
  const { invalidValue, missingValue } = requestRefusals[language]
  if (label === undefined) return isMissing ? missingValue : invalidValue
  const { notValid, required } = fieldValidation[language]
  return isMissing ? required(label) : notValid(label)
}

function labelOf(field: string): Translated<string> | undefined {
  return Object.hasOwn(LABELS, field) ? LABELS[field] : undefined
}
