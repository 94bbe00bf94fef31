import { listOf } from './list.ts'
import type { Translated } from './language.ts'

const en = {
  title: 'Card',
  testMode: 'Test mode',
  testCard: ['No money moves. Use the card number ', ' with any future date and any CVC.'],
  loading: 'Loading the card field…',
  retry: 'Retry',
  accepted: (brands: readonly string[]) => `We accept ${listOf(brands)}.`,
  name: (brand: string, last4: string) => `${brand} ending in ${last4}`,

  /** Follows the card provider's own sentence. */
  nothingCharged: 'Nothing was charged. Try again, use another card, or call your bank.',
  notAdded: 'The card was not added. Try again, use another card, or call your bank.',

  challengeTitle: 'Confirm it’s you',
  challengeWants: 'Your bank wants you to approve ',
  challengeSaving: 'saving this card',
  challengePayment: (amount: string) => `this payment of ${amount}`,
  challengeExplained:
    'A real bank asks in its app or with a code. Here you choose the answer, and no money moves.',
  approve: 'Approve',
  decline: 'Decline'
}

const fr: typeof en = {
  title: 'Carte',
  testMode: 'Mode d’essai',
  testCard: [
    'Aucun argent ne circule. Utilisez le numéro de carte ',
    ' avec n’importe quelle date à venir et n’importe quel CVC.'
  ],
  loading: 'Chargement du champ de la carte…',
  retry: 'Réessayer',
  accepted: (brands) => `Nous acceptons ${listOf(brands, 'and', 'fr')}.`,
  name: (brand, last4) => `${brand} se terminant par ${last4}`,

  nothingCharged:
    'Rien n’a été prélevé. Réessayez, utilisez une autre carte ou appelez votre banque.',
  notAdded:
    'La carte n’a pas été ajoutée. Réessayez, utilisez une autre carte ou appelez votre banque.',

  challengeTitle: 'Confirmez votre identité',
  challengeWants: 'Votre banque vous demande d’approuver ',
  challengeSaving: 'l’enregistrement de cette carte',
  challengePayment: (amount) => `ce paiement de ${amount}`,
  challengeExplained:
    'Une vraie banque le demande dans son application ou par un code. Ici, vous choisissez la réponse, et aucun argent ne circule.',
  approve: 'Approuver',
  decline: 'Refuser'
}

export const cardMessages: Translated<typeof en> = { en, fr }
