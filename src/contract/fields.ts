import * as v from 'valibot'
import type { Translated } from '#messages/language.ts'
import { fieldValidation } from '#messages/validation/fields.ts'
import { readEmail } from '#rules/people/email.ts'
import {
  EMAIL_MAX,
  IMAGE_DATA_URL_MAX,
  NAME_MAX,
  NAME_MIN,
  ROW_ID_MAX,
  TEXT_MAX,
  TYPED_MAX
} from '#rules/limits.ts'
import { phoneDigits } from '#rules/people/phone.ts'
import { readPostalCode } from '#rules/people/postal-code.ts'
import * as labels from './labels.ts'
import { says, type SchemaMessage } from './schema-message.ts'

/** Form fields with the specification's messages, or its generic ones with the field's label. */

type Label = Translated<string>

/** The specification's generic messages; its `{path}` is the field's label, from `labels.ts`. */
/* @__NO_SIDE_EFFECTS__ */
export const required = (label: Label) =>
  says(fieldValidation, (t, lang) => t.required(label[lang]))
/* @__NO_SIDE_EFFECTS__ */
export const atLeast = (label: Label, min: number) =>
  says(fieldValidation, (t, lang) => t.atLeast(label[lang], min))
/* @__NO_SIDE_EFFECTS__ */
export const atMost = (label: Label, max: number) =>
  says(fieldValidation, (t, lang) => t.atMost(label[lang], max))
/* @__NO_SIDE_EFFECTS__ */
const validEmail = (label: Label) => says(fieldValidation, (t, lang) => t.validEmail(label[lang]))

/** One line of text, trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export function text(
  label: Label,
  rule: {
    min?: number
    max?: number
    required?: SchemaMessage
    tooShort?: SchemaMessage
    tooLong?: SchemaMessage
  } = {}
) {
  const { min = 1, max = TEXT_MAX } = rule
  return v.pipe(
    v.string(required(label)),
    v.trim(),
    v.minLength(1, rule.required ?? rule.tooShort ?? required(label)),
    v.minLength(min, rule.tooShort ?? atLeast(label, min)),
    v.maxLength(max, rule.tooLong ?? atMost(label, max))
  )
}

/* @__NO_SIDE_EFFECTS__ */
export function optionalText(label: Label, max = TEXT_MAX) {
  return v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, atMost(label, max))), '')
}

/** Normalises a text by a rule; `invalid` is the message if the rule can't read it. */
/* @__NO_SIDE_EFFECTS__ */
function readBy(
  read: (typed: string) => string | undefined,
  { invalid, required }: { invalid: SchemaMessage; required: SchemaMessage }
) {
  return v.pipe(
    v.string(required),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = dataset.value.length > TYPED_MAX ? undefined : read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: dataset.value.trim() === '' ? required : invalid })
      return NEVER
    })
  )
}

/** The same for an optional field. */
/* @__NO_SIDE_EFFECTS__ */
function optionallyReadBy(read: (typed: string) => string | undefined, invalid: SchemaMessage) {
  const readOrEmpty = (typed: string) => (/^[\p{Zs}\t]*$/u.test(typed) ? '' : read(typed))
  return v.optional(readBy(readOrEmpty, { invalid, required: invalid }), '')
}

/* @__NO_SIDE_EFFECTS__ */
export function email(
  label: Label,
  messages: { invalid?: SchemaMessage; required?: SchemaMessage } = {}
) {
  const { invalid = validEmail(label), required: missing = required(label) } = messages
  return v.pipe(
    readBy(readEmail, { invalid, required: missing }),
    v.maxLength(EMAIL_MAX, atMost(label, EMAIL_MAX))
  )
}

/** An optional email address. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalEmail(label: Label, invalid: SchemaMessage) {
  return v.pipe(
    optionallyReadBy(readEmail, invalid),
    v.maxLength(EMAIL_MAX, atMost(label, EMAIL_MAX))
  )
}

/** The number of a row. */
/* @__NO_SIDE_EFFECTS__ */
export function rowId(message?: SchemaMessage) {
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(ROW_ID_MAX, message)
  )
}

export const name = text(labels.name, { min: NAME_MIN, max: NAME_MAX })

/** Normalises a phone or fax number to ten digits; also accepts `besides`, unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export function phone(invalid: SchemaMessage, missing = invalid, besides?: string) {
  const read = (typed: string) => (typed === besides ? typed : phoneDigits(typed))
  return readBy(read, { invalid, required: missing })
}

/** An optional phone or fax number. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalPhone(invalid: SchemaMessage) {
  return optionallyReadBy(phoneDigits, invalid)
}

const WRONG_POSTAL_CODE = says(fieldValidation, (t) => t.invalidZip)

/** Normalises a Canadian postal code to 'M5H 2N2'. */
export const postalCode = readBy(readPostalCode, {
  invalid: WRONG_POSTAL_CODE,
  required: WRONG_POSTAL_CODE
})

const WRONG_PICTURE = says(fieldValidation, (t) => t.wrongPicture)

/** A picture as a data URL, already scaled down; empty if there is none. */
export const picture = v.union(
  [
    v.literal(''),
    v.pipe(
      v.string(),
      v.maxLength(IMAGE_DATA_URL_MAX, WRONG_PICTURE),
      v.regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/, WRONG_PICTURE)
    )
  ],
  WRONG_PICTURE
)

export const image = v.optional(picture, '')
