import type { Translated } from '../language.ts'

/** What a card's forms say about their fields. */
const en = {
  cardHolder: 'Card holder name is required',
  cardMissing: 'Please enter your card.',
  invalidAddress: 'Invalid Address'
}

const fr: typeof en = {
  cardHolder: 'Le nom du titulaire de la carte est requis',
  cardMissing: 'Veuillez entrer votre carte.',
  invalidAddress: 'Adresse non valide'
}

export const billingValidation: Translated<typeof en> = { en, fr }
