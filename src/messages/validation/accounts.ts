import type { Translated } from '../language.ts'

/** What the forms about an account say about their fields. */
const en = {
  passwordsDiffer: 'Passwords must match',
  passwordTooShort: 'Password should be at least 6 chars',
  tenDigits: 'Phone number needs to be exactly 10 digits'
}

export const accountValidation: Translated<typeof en> = { en }
