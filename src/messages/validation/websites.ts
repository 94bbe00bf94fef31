import type { Translated } from '../language.ts'

/** What the form about a data agreement says about its fields. */
const en = {
  board: 'Please name your board.',
  signedInFuture: 'This date is in the future.',
  signedOn: 'Please enter the date you signed.'
}

const fr: typeof en = {
  board: 'Veuillez nommer votre chambre immobilière.',
  signedInFuture: 'Cette date est à venir.',
  signedOn: 'Veuillez entrer la date de votre signature.'
}

export const websiteValidation: Translated<typeof en> = { en, fr }
