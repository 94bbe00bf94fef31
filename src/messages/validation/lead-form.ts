import type { Translated } from '../language.ts'

/** What the forms of agents' websites say about their fields. */
const en = {
  name: 'Please enter your name.',
  email: 'Please enter an email address, such as name@example.ca.',
  phone: 'Please enter a ten-digit phone number, or leave this empty.',
  phoneRequired: 'Please enter a ten-digit phone number, such as 416-555-0123.',
  address: 'Please enter the address of the property.',
  message: 'Please write a message.',
  tooLong: (max: number) => `Please use at most ${max} characters.`
}

const fr: typeof en = {
  name: 'Entrez votre nom.',
  email: 'Entrez une adresse courriel, par exemple nom@exemple.ca.',
  phone: 'Entrez un numéro de téléphone de dix chiffres, ou laissez ce champ vide.',
  phoneRequired: 'Entrez un numéro de téléphone de dix chiffres, par exemple 418-555-0123.',
  address: 'Entrez l’adresse de la propriété.',
  message: 'Écrivez un message.',
  tooLong: (max: number) => `Utilisez au plus ${max} caractères.`
}

export const leadFormValidation: Translated<typeof en> = { en, fr }
