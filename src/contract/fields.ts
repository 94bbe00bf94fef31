import * as v from 'valibot'
import { readEmail } from '#rules/email.ts'
import {
  EMAIL_MAX,
  IMAGE_DATA_URL_MAX,
  NAME_MAX,
  NAME_MIN,
  ROW_ID_MAX,
  TEXT_MAX
} from '#rules/limits.ts'
import { phoneDigits } from '#rules/phone.ts'
import { readPostalCode } from '#rules/postal-code.ts'

/** Fields of the forms, each with the specification's message; where it shows none, the generic sentence by field name. */

export const required = (path: string) => `${path} is a required field`
const validEmail = (path: string) => `${path} must be a valid email`
const atLeast = (path: string, min: number) => `${path} must be at least ${min} characters`
export const atMost = (path: string, max: number) => `${path} must be at most ${max} characters`

/** One line of text, blanks around it off. */
/* @__NO_SIDE_EFFECTS__ */
export function text(
  path: string,
  rule: { min?: number; max?: number; required?: string; tooShort?: string; tooLong?: string } = {}
) {
  const { min = 1, max = TEXT_MAX } = rule
  return v.pipe(
    v.string(required(path)),
    v.trim(),
    v.minLength(1, rule.required ?? rule.tooShort ?? required(path)),
    v.minLength(min, rule.tooShort ?? atLeast(path, min)),
    v.maxLength(max, rule.tooLong ?? atMost(path, max))
  )
}

/* @__NO_SIDE_EFFECTS__ */
export function optionalText(path: string, max = TEXT_MAX) {
  return v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, atMost(path, max))), '')
}

/** A text that a rule reads and writes in its one form; `invalid` where the rule has no reading of it. */
/* @__NO_SIDE_EFFECTS__ */
function readBy(
  read: (typed: string) => string | undefined,
  { invalid, required }: { invalid: string; required: string }
) {
  return v.pipe(
    v.string(required),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: dataset.value.trim() === '' ? required : invalid })
      return NEVER
    })
  )
}

/** The same where nothing may be entered. */
/* @__NO_SIDE_EFFECTS__ */
function optionallyReadBy(read: (typed: string) => string | undefined, invalid: string) {
  const readOrEmpty = (typed: string) => (/^[\p{Zs}\t]*$/u.test(typed) ? '' : read(typed))
  return v.optional(readBy(readOrEmpty, { invalid, required: invalid }), '')
}

/* @__NO_SIDE_EFFECTS__ */
export function email(path: string, messages: { invalid?: string; required?: string } = {}) {
  const { invalid = validEmail(path), required: missing = required(path) } = messages
  return v.pipe(
    readBy(readEmail, { invalid, required: missing }),
    v.maxLength(EMAIL_MAX, atMost(path, EMAIL_MAX))
  )
}

/** An address that may be left empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalEmail(path: string, invalid: string) {
  return v.pipe(
    optionallyReadBy(readEmail, invalid),
    v.maxLength(EMAIL_MAX, atMost(path, EMAIL_MAX))
  )
}

/** The number of a row. */
/* @__NO_SIDE_EFFECTS__ */
export function rowId(message?: string) {
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(ROW_ID_MAX, message)
  )
}

export const name = text('name', { min: NAME_MIN, max: NAME_MAX })

/** A phone or fax number in any spelling; it comes out as its ten digits. `besides` is what may be sent in its place. */
/* @__NO_SIDE_EFFECTS__ */
export function phone(invalid: string, missing = invalid, besides?: string) {
  const read = (typed: string) => (typed === besides ? typed : phoneDigits(typed))
  return readBy(read, { invalid, required: missing })
}

/** A number that may be left empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalPhone(invalid: string) {
  return optionallyReadBy(phoneDigits, invalid)
}

/** The token of the human check, under the name the wire gives it. */
/* @__NO_SIDE_EFFECTS__ */
export function humanToken(missing: string) {
  return v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(8192, missing))
}

export const RECAPTCHA_REQUIRED = 'Recaptcha required.'
export const RECAPTCHA_INCOMPLETE = 'Please complete the reCAPTCHA verification.'
export const RECAPTCHA_EXPIRED = 'reCAPTCHA expired. Please try again.'
export const RECAPTCHA_ERROR = 'reCAPTCHA error. Please refresh the page.'

/** What a log-in sends where Google's script is not to be had: the panel's rate limit stands in for it. */
export const RECAPTCHA_UNAVAILABLE = 'unavailable'

const WRONG_POSTAL_CODE = 'Please enter a valid zip code'

/** A Canadian postal code in any spelling; it comes out as 'M5H 2N2'. */
export const postalCode = readBy(readPostalCode, {
  invalid: WRONG_POSTAL_CODE,
  required: WRONG_POSTAL_CODE
})

const WRONG_PICTURE = 'Please choose a JPEG, PNG or WebP picture of at most 200 KB.'

/** A picture as a data URL, already scaled down; empty where there is none. */
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
