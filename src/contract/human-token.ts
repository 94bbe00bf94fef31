import * as v from 'valibot'
import { humanCheckMessages } from '#messages/human-check.ts'
import { says } from './schema-message.ts'

/** Which of `humanCheckMessages` a form shows without its token. */
export function missingToken(form: string): 'missing' | 'required' {
  return form === 'plans' || form === 'callback' ? 'required' : 'missing'
}

const MISSING = says(humanCheckMessages, (t) => t.missing)

export const HUMAN_TOKEN_MAX = 8192

/** The token of the human check, which calls send as `recaptcha`. */
export const humanToken = v.pipe(
  v.string(MISSING),
  v.minLength(1, MISSING),
  v.maxLength(HUMAN_TOKEN_MAX, MISSING)
)

/** Sent by a login if Google's script can't be loaded; the panel's rate limit replaces the check. */
export const RECAPTCHA_UNAVAILABLE = 'unavailable'
