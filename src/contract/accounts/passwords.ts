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

const PASSWORDS_DIFFER = says(accountValidation, (t) => t.passwordsDiffer)
export const confirmPassword = v.pipe(
  v.string(required(labels.confirmPassword)),
  v.minLength(1, required(labels.confirmPassword)),
  v.normalize('NFC')
)

type Passwords = { password: string; confirmPassword: string }

/** Also of a password that is too short, so that both are told at once. */
/* @__NO_SIDE_EFFECTS__ */
export function samePasswords<Form extends Passwords>() {
  return v.rawCheck<Form>(({ addIssue, dataset }) => {
    const input = dataset.value as Partial<Form> | undefined
    const { confirmPassword: value, password: chosen } = input ?? {}
    if (!input || typeof chosen !== 'string' || !value || value === chosen) return
    const path = { type: 'object', origin: 'value', key: 'confirmPassword', input, value } as const
    addIssue({ message: PASSWORDS_DIFFER, path: [path as never] })
  })
}
