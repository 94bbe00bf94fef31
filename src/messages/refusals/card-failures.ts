import { cardFieldMessages } from '../card-field.ts'
import type { Language } from '../language.ts'
import { billingRefusals } from './billing.ts'
import { cardRefusals } from './cards.ts'

/** Sentences of the card provider, which sends them in English: https://docs.stripe.com/declines/codes */
const fr: Readonly<Record<string, string>> = {
  'An error occurred while processing your card. Try again in a little bit.':
    'Une erreur est survenue pendant le traitement de votre carte. Réessayez dans un moment.',
  'Your card does not support this type of purchase.':
    'Votre carte ne permet pas ce genre d’achat.',
  'Your card is not supported.': 'Votre carte n’est pas acceptée.',
  'Your card number is incorrect.': 'Le numéro de votre carte est inexact.',
  "Your card's expiration month is invalid.":
    'Le mois d’expiration de votre carte n’est pas valide.',
  "Your card's expiration year is invalid.":
    'L’année d’expiration de votre carte n’est pas valide.',
  "Your card's security code is incorrect.": 'Le code de sécurité de votre carte est inexact.'
}

const OURS = [
  ...pairsOf(cardRefusals),
  ...pairsOf(billingRefusals),
  [cardFieldMessages.en.notApproved, cardFieldMessages.fr.notApproved] as const
]
const IN_FRENCH = new Map([...Object.entries(fr), ...OURS])

/**
 * Why a charge failed, in its reader's language. It is stored as the card provider says it, in English; an
 * unknown reason is that the card was declined.
 */
export function cardFailureIn(language: Language, stored: string): string {
  return language === 'en' ? stored : (IN_FRENCH.get(stored) ?? cardRefusals.fr.declined)
}

function pairsOf<Name extends string>(texts: Record<Language, Record<Name, string>>) {
  const names = Object.keys(texts.en) as Name[]
  return names.map((name) => [texts.en[name], texts.fr[name]] as const)
}
