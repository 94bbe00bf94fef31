import type { Translated } from '../language.ts'

/** What the panel and the dialogs say about the fields of leads. */
const en = {
  name: 'Please enter a name.',
  email: 'Please enter an email address, such as name@example.ca.',
  phone: 'Please enter a ten-digit phone number.',
  reachable: 'Please enter an email address or a phone number.',
  consent: 'Please choose what they agreed to.',
  consentNote: 'Please note how they gave their consent, for example on paper at an open house.',
  consentDay: 'Please choose the day of their consent, not one in the future.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  day: 'Please choose a date.',
  tag: 'Please enter a tag.',
  viewName: 'Please enter a name for this view.',
  nothingToChange: 'Please choose what to change.',
  tooMany: (max: number) => `Please select at most ${max} leads.`,
  noneSelected: 'Please select at least one lead.'
}

const fr: typeof en = {
  name: 'Entrez un nom.',
  email: 'Entrez une adresse courriel, par exemple nom@exemple.ca.',
  phone: 'Entrez un numéro de téléphone de dix chiffres.',
  reachable: 'Entrez une adresse courriel ou un numéro de téléphone.',
  consent: 'Choisissez ce à quoi la personne a consenti.',
  consentNote:
    'Notez comment la personne a donné son consentement, par exemple sur papier lors d’une visite libre.',
  consentDay: 'Choisissez le jour du consentement; il ne peut pas être à venir.',
  tooLong: (max) => `Utilisez au plus ${max} caractères.`,
  day: 'Choisissez une date.',
  tag: 'Entrez une étiquette.',
  viewName: 'Donnez un nom à cette vue.',
  nothingToChange: 'Choisissez ce qu’il faut modifier.',
  tooMany: (max) => `Sélectionnez au plus ${max} clients potentiels.`,
  noneSelected: 'Sélectionnez au moins un client potentiel.'
}

export const leadValidation: Translated<typeof en> = { en, fr }
