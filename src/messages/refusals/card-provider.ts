import type { Translated } from '../language.ts'

/** As Stripe writes them, in English whatever the reader's language: https://docs.stripe.com/declines/codes */
const en = {
  notSupported: 'Your card is not supported.',
  processing: 'An error occurred while processing your card. Try again in a little bit.',
  purchase: 'Your card does not support this type of purchase.',
  wrongCode: "Your card's security code is incorrect.",
  wrongMonth: "Your card's expiration month is invalid.",
  wrongNumber: 'Your card number is incorrect.',
  wrongYear: "Your card's expiration year is invalid."
}

/** The card provider's sentences that we don't have ourselves. */
const fr: typeof en = {
  notSupported: 'Votre carte n’est pas acceptée.',
  processing:
    'Une erreur est survenue pendant le traitement de votre carte. Réessayez dans un moment.',
  purchase: 'Votre carte ne permet pas ce genre d’achat.',
  wrongCode: 'Le code de sécurité de votre carte est inexact.',
  wrongMonth: 'Le mois d’expiration de votre carte n’est pas valide.',
  wrongNumber: 'Le numéro de votre carte est inexact.',
  wrongYear: 'L’année d’expiration de votre carte n’est pas valide.'
}

export const cardProviderMessages: Translated<typeof en> = { en, fr }
