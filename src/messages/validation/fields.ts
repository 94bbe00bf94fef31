import type { Translated } from '../language.ts'

/** What any form says about a field. The specification's generic messages name the field. */
const en = {
  atLeast: (label: string, min: number) => `${label} must be at least ${min} characters`,
  atMost: (label: string, max: number) => `${label} must be at most ${max} characters`,
  invalidZip: 'Please enter a valid zip code',
  notValid: (label: string) => `${label} is not valid`,
  required: (label: string) => `${label} is a required field`,
  validEmail: (label: string) => `${label} must be a valid email`,
  wrongPicture: 'Please choose a JPEG, PNG or WebP picture of at most 200 KB.'
}

const fr: typeof en = {
  atLeast: (label, min) =>
    min < 2 ? `${label} : au moins ${min} caractère` : `${label} : au moins ${min} caractères`,
  atMost: (label, max) =>
    max < 2 ? `${label} : au plus ${max} caractère` : `${label} : au plus ${max} caractères`,
  invalidZip: 'Veuillez entrer un code postal valide',
  notValid: (label) => `${label} : valeur non valide`,
  required: (label) => `${label} : champ requis`,
  validEmail: (label) => `${label} : veuillez vérifier l’adresse`,
  wrongPicture: 'Veuillez choisir une image JPEG, PNG ou WebP d’au plus 200 ko.'
}

export const fieldValidation: Translated<typeof en> = { en, fr }
