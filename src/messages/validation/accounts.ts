import type { Translated } from '../language.ts'

/** What the forms about an account say about their fields. */
const en = {
  passwordsDiffer: 'Passwords must match',
  passwordTooShort: 'Password should be at least 6 chars',
  tenDigits: 'Phone number needs to be exactly 10 digits'
}

const fr: typeof en = {
  passwordsDiffer: 'Les mots de passe doivent être identiques',
  passwordTooShort: 'Le mot de passe doit compter au moins 6 caractères',
  tenDigits: 'Le numéro de téléphone doit compter exactement 10 chiffres'
}

export const accountValidation: Translated<typeof en> = { en, fr }
