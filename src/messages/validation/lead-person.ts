import type { Translated } from '../language.ts'

/** What the fields of a person's page say. */
const en = {
  consentHow: 'Please say how they agreed, for example: at the open house, on paper.',
  day: 'Please choose a day.',
  email: 'Please enter an email address, such as name@example.ca, or leave this empty.',
  name: 'Please enter a name.',
  note: 'Please write a note.',
  phone: 'Please enter a phone number, such as 416 555-0134, or leave this empty.',
  taskTitle: 'Please say what to do.',
  tooLong: (max: number) => `Please use at most ${max} characters.`
}

const fr: typeof en = {
  consentHow: 'Précisez comment l’accord a été donné, par exemple : à la visite libre, sur papier.',
  day: 'Choisissez un jour.',
  email: 'Entrez une adresse courriel, par exemple nom@exemple.ca, ou laissez ce champ vide.',
  name: 'Entrez un nom.',
  note: 'Écrivez une note.',
  phone: 'Entrez un numéro de téléphone, par exemple 416 555-0134, ou laissez ce champ vide.',
  taskTitle: 'Indiquez ce qu’il faut faire.',
  tooLong: (max) => `Utilisez au plus ${max} caractères.`
}

export const leadPersonValidation: Translated<typeof en> = { en, fr }
