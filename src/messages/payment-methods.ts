import type { Translated } from './language.ts'

const en = {
  title: 'Payment methods',
  intro: 'We charge your plan to your primary card.',
  introCancelled: 'Your plan is cancelled. We won’t charge your cards.',
  payNowNote: 'Pay Now charges your primary card.',
  saved: 'Saved cards',
  /** Completes 'We couldn’t load …'. */
  loading: 'your cards',
  none: 'No cards added',
  addBelow: 'Add one below. It becomes your primary card.',
  primary: 'Primary',
  setPrimary: 'Set Primary',
  setPrimaryLabel: (card: string) => `Set Primary: ${card}`,
  settingPrimary: 'Setting…',
  isPrimary: (card: string) => `${card} is now your primary card.`,
  expires: (month: string, year: string) => `Expires ${month}/${year}`,
  expiresSoon: 'Expiring soon',
  remove: 'Remove',
  removeLabel: (card: string) => `Remove: ${card}`,
  removeTitle: 'Remove this card?',
  removeText: (card: string) =>
    `We’ll remove ${card} from your account. You can add it again later.`,
  removing: 'Removing…',
  keepCard: 'Keep it',
  add: 'Add a card',
  addAnother: 'To pay with another card, add it here, then press Set Primary.',
  /** After a card was added while a payment is due. */
  stillCharged: (primary: string, added: string) =>
    `Payments are still charged to your ${primary}. To pay with your ${added}, press Set Primary.`,
  alreadySaved: (card: string) => `Your ${card} is already saved. We updated its billing address.`,
  newCard: 'A new card',
  billingAddress: 'Billing address',
  /** For an address without a suite or unit, as the hint asks; the panel fills it in so. */
  noUnit: 'none',
  addressHint: 'Enter “none” if it doesn’t apply.',
  addCard: 'Add card',
  adding: 'Adding…'
}

const fr: typeof en = {
  title: 'Modes de paiement',
  intro: 'Le prix de votre forfait est prélevé sur votre carte principale.',
  introCancelled: 'Votre forfait est résilié. Nous ne prélèverons rien sur vos cartes.',
  payNowNote: 'Payer maintenant prélève le montant sur votre carte principale.',
  saved: 'Cartes enregistrées',
  loading: 'vos cartes',
  none: 'Aucune carte ajoutée',
  addBelow: 'Ajoutez-en une ci-dessous. Elle deviendra votre carte principale.',
  primary: 'Principale',
  setPrimary: 'Rendre principale',
  setPrimaryLabel: (card) => `Rendre principale : ${card}`,
  settingPrimary: 'Un instant…',
  isPrimary: (card) => `${card} est maintenant votre carte principale.`,
  expires: (month, year) => `Expire ${month}/${year}`,
  expiresSoon: 'Expire bientôt',
  remove: 'Retirer',
  removeLabel: (card) => `Retirer : ${card}`,
  removeTitle: 'Retirer cette carte?',
  removeText: (card) =>
    `Nous retirerons ${card} de votre compte. Vous pourrez l’ajouter de nouveau plus tard.`,
  removing: 'Retrait…',
  keepCard: 'La garder',
  add: 'Ajouter une carte',
  addAnother:
    'Pour payer avec une autre carte, ajoutez-la ici, puis appuyez sur Rendre principale.',
  stillCharged: (primary, added) =>
    `Les paiements sont toujours prélevés sur votre carte ${primary}. Pour payer avec votre carte ${added}, appuyez sur Rendre principale.`,
  alreadySaved: (card) =>
    `Votre carte ${card} est déjà enregistrée. Nous avons mis à jour son adresse de facturation.`,
  newCard: 'Une nouvelle carte',
  billingAddress: 'Adresse de facturation',
  noUnit: 'aucun',
  addressHint: 'Entrez « aucun » si cela ne s’applique pas.',
  addCard: 'Ajouter la carte',
  adding: 'Ajout…'
}

export const paymentMethodMessages: Translated<typeof en> = { en, fr }
