import type { Translated } from './language.ts'

const en = {
  expired: 'reCAPTCHA expired. Please try again.',
  invalid: 'reCAPTCHA error. Please refresh the page.',
  missing: 'Please complete the reCAPTCHA verification.',
  /** What the plans query and the callback form say instead of `missing`. */
  required: 'Recaptcha required.'
}

export const humanCheckMessages: Translated<typeof en> = { en }
