import { durationMessages } from '../durations.ts'
import type { Translated } from '../language.ts'

/** What the API says to any request, whatever it is about. */
const en = {
  busy: 'We’re busy right now. Please try again in a moment.',
  cutOff: 'The request was cut off.',
  invalidJson: 'The request is not valid JSON.',
  invalidKey: 'The Idempotency-Key must be 1 to 200 visible characters.',
  invalidText: 'The request contains an invalid character or number.',
  invalidTextIn: (field: string) => `${field} contains an invalid character or number`,
  invalidValue: 'A value is not valid.',
  missingValue: 'A required value is missing.',
  noSuchCall: 'There is no such call.',
  notHttp: 'The request is not valid HTTP.',
  notJson: 'The request must be sent as application/json.',
  onlyAccepts: (methods: string) => `This call only accepts ${methods}.`,
  otherDetails: 'This request was already sent with different details.',
  redeliver: 'Please deliver this event again.',
  tooLarge: (kB: number) => `The request is larger than ${kB} kB.`,
  tooMany: (seconds: number) =>
    `Too many attempts. Please try again in ${durationMessages.en.wait(seconds)}.`,
  wrongSignature: 'The signature is not valid.'
}

const fr: typeof en = {
  busy: 'Nous sommes très occupés en ce moment. Veuillez réessayer dans un instant.',
  cutOff: 'La requête a été interrompue.',
  invalidJson: 'La requête n’est pas du JSON valide.',
  invalidKey: 'L’en-tête Idempotency-Key doit compter de 1 à 200 caractères visibles.',
  invalidText: 'La requête contient un caractère ou un nombre non valide.',
  invalidTextIn: (field) => `${field} : contient un caractère ou un nombre non valide`,
  invalidValue: 'Une valeur n’est pas valide.',
  missingValue: 'Une valeur requise est absente.',
  noSuchCall: 'Cet appel n’existe pas.',
  notHttp: 'La requête n’est pas du HTTP valide.',
  notJson: 'La requête doit être envoyée en application/json.',
  onlyAccepts: (methods) => `Cet appel n’accepte que ${methods}.`,
  otherDetails: 'Cette requête a déjà été envoyée avec d’autres renseignements.',
  redeliver: 'Veuillez livrer cet événement de nouveau.',
  tooLarge: (kB) => `La requête dépasse ${kB} ko.`,
  tooMany: (seconds) =>
    `Trop de tentatives. Veuillez réessayer dans ${durationMessages.fr.wait(seconds)}.`,
  wrongSignature: 'La signature n’est pas valide.'
}

export const requestRefusals: Translated<typeof en> = { en, fr }
