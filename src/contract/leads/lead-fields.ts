import * as v from 'valibot'
import { leadValidation } from '#messages/validation/leads.ts'
import { isVisible, onOneLine } from '#rules/content/printable.ts'
import { says } from '../schema-message.ts'
import { day } from './lead.ts'

/** Texts about leads, on one line and without what doesn't show. */

/* @__NO_SIDE_EFFECTS__ */
export function optionalLine(max: number) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform(onOneLine),
    v.maxLength(
      max,
      says(leadValidation, (t) => t.tooLong(max))
    )
  )
}

/* @__NO_SIDE_EFFECTS__ */
export function requiredLine(max: number, missing: 'name' | 'tag' | 'viewName') {
  return v.pipe(
    optionalLine(max),
    v.check(
      (text: string) => isVisible(text),
      says(leadValidation, (t) => t[missing])
    )
  )
}

/** 'YYYY-MM-DD'; empty without a consent. */
export const consentDay = v.pipe(
  v.optional(v.string(), ''),
  v.check(
    (text) => text === '' || v.is(day, text),
    says(leadValidation, (t) => t.consentDay)
  )
)
