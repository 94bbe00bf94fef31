import type { Translated } from '../language.ts'

const en = {
  reason: 'Please give the reason: the law asks for it.',
  tooLong: (max: number) => `Please use at most ${max} characters.`
}

const fr: typeof en = {
  reason: 'Donnez la raison : la loi l’exige.',
  tooLong: (max) => `Utilisez au plus ${max} caractères.`
}

export const privacyRequestValidation: Translated<typeof en> = { en, fr }
