import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  loading: 'the amount due',
  isDue: (amount: string) => `${amount} is due`,
  dueDate: (date: string, months: number | undefined) =>
    months === undefined
      ? `Due date ${date}.`
      : `Due date ${date}, for ${durationMessages.en.months(months)}.`,
  offline: 'Your website comes back online once you’ve paid.',
  onlineUntil: (day: string) => `Your website stays online until ${day}.`,
  payNow: 'Pay Now',
  confirm: 'Confirm payment',
  cards: 'your cards',
  willCharge: 'We’ll charge ',
  toPrimary: (card: string) => ` to your primary payment method, ${card}.`,
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  notNow: 'Not now',
  useAnotherCard: 'Use another card',
  /** Follows the link 'Use another card'. */
  setPrimaryFirst: ': add it, then set it as your primary card.',
  noPrimary:
    'You don’t have a primary payment method yet. Add a card first, then come back to pay.',
  addCard: 'Add a card'
}

const fr: typeof en = {
  loading: 'le montant dû',
  isDue: (amount) => `Vous devez ${amount}`,
  dueDate: (date, months) =>
    months === undefined
      ? `Échéance : ${date}.`
      : `Échéance : ${date}, pour ${durationMessages.fr.months(months)}.`,
  offline: 'Votre site Web sera de nouveau en ligne dès que vous aurez payé.',
  onlineUntil: (day) => `Votre site Web reste en ligne jusqu’au ${day}.`,
  payNow: 'Payer maintenant',
  confirm: 'Confirmer le paiement',
  cards: 'vos cartes',
  willCharge: 'Nous prélèverons ',
  toPrimary: (card) => ` sur votre mode de paiement principal, ${card}.`,
  pay: (amount) => `Payer ${amount}`,
  paying: 'Paiement en cours…',
  notNow: 'Pas maintenant',
  useAnotherCard: 'Utiliser une autre carte',
  setPrimaryFirst: ' : ajoutez-la, puis faites-en votre carte principale.',
  noPrimary:
    'Vous n’avez pas encore de mode de paiement principal. Ajoutez d’abord une carte, puis revenez payer.',
  addCard: 'Ajouter une carte'
}

export const amountDueMessages: Translated<typeof en> = { en, fr }
