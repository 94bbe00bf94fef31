import type { Translated } from '../language.ts'

/** What the fields of a team say. */
const en = {
  emptyArea: 'Please enter an area, or remove the empty one.',
  longArea: (max: number) => `Please use at most ${max} characters for an area.`,
  tooManyAreas: (max: number) => `A member can have ${max} areas. Please remove one.`
}

const fr: typeof en = {
  emptyArea: 'Entrez un secteur, ou retirez celui qui est vide.',
  longArea: (max) => `Utilisez au plus ${max} caractères pour un secteur.`,
  tooManyAreas: (max) => `Un membre peut avoir ${max} secteurs. Retirez-en un.`
}

export const teamValidation: Translated<typeof en> = { en, fr }
