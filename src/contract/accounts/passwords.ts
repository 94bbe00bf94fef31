import * as v from 'valibot'
import { atMost, required } from '../fields.ts'
import * as labels from '../labels.ts'
import type { Translated } from '#messages/language.ts'
import { accountValidation } from '#messages/validation/accounts.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#rules/limits.ts'
import { says } from '../schema-message.ts'

/* @__NO_SIDE_EFFECTS__ */
function passwordField(label: Translated<string>) {
  return v.pipe(
    v.string(required(label)),
    v.minLength(1, required(label)),
    v.minLength(
      PASSWORD_MIN,
      says(accountValidation, (t) => t.passwordTooShort)
    ),
    v.maxLength(PASSWORD_MAX, atMost(label, PASSWORD_MAX)),
    v.normalize('NFC')
  )
}

/** For registration and login. */
export const password = passwordField(labels.password)
/** For a password reset. */
export const newPassword = passwordField(labels.new_password)

export const PASSWORDS_DIFFER = says(accountValidation, (t) => t.passwordsDiffer)
export const confirmPassword = v.pipe(
  v.string(required(labels.confirmPassword)),
  v.minLength(1, required(labels.confirmPassword)),
  v.normalize('NFC')
)
