import type { Translated } from './language.ts'

const en = {
  expired: 'reCAPTCHA expired. Please try again.',
  invalid: 'reCAPTCHA error. Please refresh the page.',
  missing: 'Please complete the reCAPTCHA verification.',
  /** What the plans query and the callback form say instead of `missing`. */
  required: 'Recaptcha required.'
}

const fr: typeof en = {
  expired: 'reCAPTCHA a expiré. Veuillez réessayer.',
  invalid: 'Erreur de reCAPTCHA. Veuillez actualiser la page.',
  missing: 'Veuillez effectuer la vérification reCAPTCHA.',
  required: 'La vérification reCAPTCHA est requise.'
}

export const humanCheckMessages: Translated<typeof en> = { en, fr }
