import type { Translated } from '../language.ts'

/** What the choice of a plan says; apart from the wizard's other steps, as public pages offer plans too. */
const en = {
  chooseDuration: 'Please choose a duration.',
  choosePlan: 'Please choose a plan.'
}

const fr: typeof en = {
  chooseDuration: 'Veuillez choisir une durée.',
  choosePlan: 'Veuillez choisir un forfait.'
}

export const planValidation: Translated<typeof en> = { en, fr }
