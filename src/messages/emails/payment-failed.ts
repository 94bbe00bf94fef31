import type { Translated } from '../language.ts'

const ATTEMPTS = ['First', 'Second', 'Third', 'Fourth', 'Fifth']

const en = {
  /** The subject's name for this attempt: 'Third try'. */
  attempt: (number: number) => `${ATTEMPTS[number - 1] ?? 'Another'} try`,
  lastAttempt: 'Last try',
  payment: 'Payment',

  cardMissing: {
    heading: 'Please add a card',
    subject: (due: string, product: string) =>
      `Please add a card and pay ${due} for your ${product} plan`,
    subjectBefore: (due: string, day: string) =>
      `Please add a card: ${due} is due, next try ${day}`,
    attempted: (amount: string, domain: string) =>
      `We couldn’t take your payment of ${amount} for ${domain}.`
  },
  bankAsks: {
    heading: 'Your bank asks you to confirm',
    subject: (due: string, product: string) =>
      `Please confirm your payment of ${due} for your ${product} plan`,
    subjectAgain: (attempt: string, due: string, product: string) =>
      `${attempt}: please confirm your payment of ${due} for your ${product} plan`,
    attempted: (amount: string, card: string, domain: string) =>
      `We tried to charge ${amount} to your ${card} for ${domain}, and your bank wants you to confirm the payment. Nothing was charged. Open your billing page and press Pay Now; your bank will ask you there.`
  },
  declined: {
    heading: 'Your payment failed',
    subject: (attempt: string, amount: string, product: string) =>
      `${attempt} failed: ${amount} for your ${product} plan`,
    attempted: (amount: string, card: string, domain: string) =>
      `We tried to charge ${amount} to your ${card} for ${domain}, and the payment failed. Nothing was charged.`
  },

  payNowOrAddCard:
    'You don’t have to wait: press Pay Now on your billing page. If this card won’t work, add another card and set it as your primary card first.',
  /** Why the amount due is smaller than the one that we tried to charge. */
  onlyBegun: (months: number, tried: string) =>
    `Only the ${months === 1 ? 'month that has' : `${months} months that have`} begun ${months === 1 ? 'is' : 'are'} due now, not the whole ${tried}.`,
  failedPayment: 'Failed payment',
  card: 'Card',
  reason: 'Reason',
  contentIsSafe: 'We never delete any of your content because of an unpaid bill.'
}

const TENTATIVES = ['Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième']

const fr: typeof en = {
  attempt: (number) => `${TENTATIVES[number - 1] ?? 'Nouvelle'} tentative`,
  lastAttempt: 'Dernière tentative',
  payment: 'Paiement',

  cardMissing: {
    heading: 'Veuillez ajouter une carte',
    subject: (due, product) =>
      `Veuillez ajouter une carte et payer ${due} pour votre forfait ${product}`,
    subjectBefore: (due, day) =>
      `Veuillez ajouter une carte : ${due} à payer, prochaine tentative le ${day}`,
    attempted: (amount, domain) =>
      `Nous n’avons pas pu recevoir votre paiement de ${amount} pour ${domain}.`
  },
  bankAsks: {
    heading: 'Votre banque vous demande une confirmation',
    subject: (due, product) =>
      `Veuillez confirmer votre paiement de ${due} pour votre forfait ${product}`,
    subjectAgain: (attempt, due, product) =>
      `${attempt} : veuillez confirmer votre paiement de ${due} pour votre forfait ${product}`,
    attempted: (amount, card, domain) =>
      `Nous avons tenté de prélever ${amount} sur votre carte ${card} pour ${domain}, et votre banque vous demande de confirmer le paiement. Rien n’a été prélevé. Ouvrez votre page de facturation et appuyez sur Payer maintenant; votre banque vous posera la question à ce moment.`
  },
  declined: {
    heading: 'Votre paiement a échoué',
    subject: (attempt, amount, product) =>
      `${attempt} échouée : ${amount} pour votre forfait ${product}`,
    attempted: (amount, card, domain) =>
      `Nous avons tenté de prélever ${amount} sur votre carte ${card} pour ${domain}, et le paiement a échoué. Rien n’a été prélevé.`
  },

  payNowOrAddCard:
    'Inutile d’attendre : appuyez sur Payer maintenant dans votre page de facturation. Si cette carte ne fonctionne pas, ajoutez-en d’abord une autre et faites-en votre carte principale.',
  onlyBegun: (months, tried) =>
    months === 1
      ? `Seul le mois entamé est à payer maintenant, et non la totalité de ${tried}.`
      : `Seuls les ${months} mois entamés sont à payer maintenant, et non la totalité de ${tried}.`,
  failedPayment: 'Paiement échoué',
  card: 'Carte',
  reason: 'Motif',
  contentIsSafe: 'Nous ne supprimons jamais votre contenu à cause d’une facture impayée.'
}

export const paymentFailedMessages: Translated<typeof en> = { en, fr }
