import type { Translated } from './language.ts'

/** Apart from change-email.ts, whose form few agents open. */
const en = {
  wrongAddress: 'Wrong address? Change it'
}

const fr: typeof en = {
  wrongAddress: 'Mauvaise adresse? Changez-la'
}

export const wrongAddressMessages: Translated<typeof en> = { en, fr }
