import * as v from 'valibot'
import { PASSWORD_MAX, PASSWORD_MIN } from '#rules/limits.ts'

export const newPassword = v.pipe(
  v.string('password is a required field'),
  v.minLength(1, 'password is a required field'),
  v.minLength(PASSWORD_MIN, 'Password should be at least 6 chars'),
  v.maxLength(PASSWORD_MAX, `password must be at most ${PASSWORD_MAX} characters`),
  v.normalize('NFC')
)

export const PASSWORDS_DIFFER = 'Passwords must match'
export const confirmPassword = v.pipe(v.string(), v.normalize('NFC'))

/** A password as it is typed to log in. */
export const password = newPassword
