import type { TranslatedBoth } from '../language.ts'

/** What the forms of agents' websites say about their fields. */
const en = {
  name: 'Please enter your name.',
  email: 'Please enter an email address, such as name@example.ca.',
  phone: 'Please enter a ten-digit phone number, or leave this empty.',
  address: 'Please enter the address of the property.',
  message: 'Please write a message.',
  consent: 'Please agree, so that your message may be sent.',
  tooLong: (max: number) => `Please use at most ${max} characters.`
}

const fr: typeof en = {
  name: 'Entrez votre nom.',
  email: 'Entrez une adresse courriel, par exemple nom@exemple.ca.',
  phone: 'Entrez un numéro de téléphone de dix chiffres, ou laissez ce champ vide.',
  address: 'Entrez l’adresse de la propriété.',
  message: 'Écrivez un message.',
  consent: 'Donnez votre accord pour que votre message puisse être envoyé.',
  tooLong: (max: number) => `Utilisez au plus ${max} caractères.`
}

export const siteMessageValidation: TranslatedBoth<typeof en> = { en, fr }
