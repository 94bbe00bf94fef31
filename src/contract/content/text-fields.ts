import * as v from 'valibot'
import { atMost, required } from '../fields.ts'
import type { Translated } from '#messages/language.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { TEXT_MAX } from '#rules/limits.ts'
import { isVisible, onOneLine, printable } from '#rules/content/printable.ts'
import { isImageAddress, isLinkAddress } from '#rules/websites/web-address.ts'
import { says, type SchemaMessage } from '../schema-message.ts'

/** Fields of content, from the editor, a call or an imported file. */

export const NO_IMAGE_ADDRESS = says(contentValidation, (t) => t.imageAddress)
const NO_LINK = says(contentValidation, (t) => t.link)

type Rule = { max?: number; required?: SchemaMessage }

/** One line with visible text. */
/* @__NO_SIDE_EFFECTS__ */
export function line(label: Translated<string>, { max = TEXT_MAX, required: sentence }: Rule = {}) {
  return v.pipe(
    v.string(required(label)),
    v.transform(onOneLine),
    v.check(isVisible, sentence ?? required(label)),
    v.maxLength(max, atMost(label, max))
  )
}

/** One line that may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalLine(label: Translated<string>, max = TEXT_MAX) {
  return v.optional(
    v.pipe(v.string(required(label)), v.transform(onOneLine), v.maxLength(max, atMost(label, max))),
    ''
  )
}

/** Lines of plain text that may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalWords(label: Translated<string>, max: number) {
  return v.optional(
    v.pipe(
      v.string(required(label)),
      v.transform(printable),
      v.trim(),
      v.maxLength(max, atMost(label, max))
    ),
    ''
  )
}

/** HTML that may be empty. Keeps outer white space, so that an unchanged text stays identical. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalHtml(label: Translated<string>, max: number) {
  return v.optional(
    v.pipe(v.string(required(label)), v.transform(printable), v.maxLength(max, atMost(label, max))),
    ''
  )
}

/** The address of a picture that a page shows. */
/* @__NO_SIDE_EFFECTS__ */
export function imageAddress(label: Translated<string>) {
  return v.pipe(v.string(required(label)), v.trim(), v.check(isImageAddress, NO_IMAGE_ADDRESS))
}

/** An address that a page links to. */
/* @__NO_SIDE_EFFECTS__ */
export function linkAddress(label: Translated<string>) {
  return v.pipe(v.string(required(label)), v.trim(), v.check(isLinkAddress, NO_LINK))
}

/** An address that may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalAddress(
  label: Translated<string>,
  isAddress: (text: string) => boolean,
  not: SchemaMessage
) {
  return v.optional(
    v.pipe(
      v.string(required(label)),
      v.trim(),
      v.check((text) => text === '' || isAddress(text), not)
    ),
    ''
  )
}
