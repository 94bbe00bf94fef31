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

export const fieldValidation: Translated<typeof en> = { en }
