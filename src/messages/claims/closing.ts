import { TAX_YEARS, TRIAL_MARK_YEARS, ZONE_KEPT_DAYS } from '#rules/privacy/closing-periods.ts'
import type { Translated } from '../language.ts'

/** What closing an account deletes, what stays and what else happens. */
const en = {
  gone: [
    'Your name, email, phone, password and log-ins',
    'Your cards, here and at the payment provider'
  ],
  goneWithWebsite: [
    'Your website with its texts, pictures, posts, versions and previews; its addresses stop answering',
    'Your leads with their history, your campaigns, sequences and saved filters',
    'Your listings, your feeds and the keys of other services'
  ],
  kept: [
    `The receipts of your payments, with your name and billing address: ${TAX_YEARS} years after the end of the year, as the tax laws require`,
    `A one-way hash of your free trial’s card and domain: ${TRIAL_MARK_YEARS} years, so that each gets one trial`,
    'Backups made before you close: until they’re deleted. Later ones contain none of your data.'
  ],
  plan: 'Your plan ends now. Nothing more is charged, and what you paid for the current period isn’t refunded.',
  domain: `Your domain stays yours. If it uses our name servers, point it elsewhere at your registrar first: its records, including those of its email, are deleted after ${ZONE_KEPT_DAYS} days.`,
  team: 'The members of your team lose access to your leads. Their own accounts stay.',
  member:
    'You leave your team. Its leads stay with your brokerage: those assigned to you become unassigned, and the owner gets an email. Its log keeps what you did, without your name.',
  leads:
    'People who wrote to you aren’t told. If you still have to answer them, take a copy of your leads with you first.'
}

const fr: typeof en = {
  gone: [
    'Votre nom, votre courriel, votre téléphone, votre mot de passe et vos sessions',
    'Vos cartes, ici et chez le fournisseur de paiement'
  ],
  goneWithWebsite: [
    'Votre site Web avec ses textes, photos, articles, versions et aperçus; ses adresses ne répondent plus',
    'Vos demandes avec leur historique, vos campagnes, séquences et filtres enregistrés',
    'Vos inscriptions, vos flux et les clés d’autres services'
  ],
  kept: [
    `Les reçus de vos paiements, avec votre nom et votre adresse de facturation : ${TAX_YEARS} ans après la fin de l’année, comme les lois fiscales l’exigent`,
    `Une empreinte de la carte et du domaine d’un essai gratuit : ${TRIAL_MARK_YEARS} ans, pour que chacun n’ait qu’un essai`,
    'Les copies de sauvegarde faites avant : jusqu’à leur suppression. Aucune copie ultérieure ne contient quoi que ce soit de vous.'
  ],
  plan: 'Votre forfait prend fin maintenant. Plus rien n’est prélevé, et ce que vous avez payé pour la période en cours n’est pas remboursé.',
  domain: `Votre domaine reste à vous. S’il utilise nos serveurs de noms, pointez-le d’abord ailleurs chez votre registraire : ses enregistrements, y compris ceux de ses courriels, sont supprimés après ${ZONE_KEPT_DAYS} jours.`,
  team: 'Les membres de votre équipe perdent l’accès à vos demandes. Leurs propres comptes demeurent.',
  member:
    'Vous quittez l’équipe où vous travaillez. Ses demandes restent à votre agence : celles qui vous étaient confiées ne sont alors plus à personne, et le propriétaire reçoit un courriel. Le journal de l’équipe garde ce que vous avez fait, sans votre nom.',
  leads:
    'Les personnes qui vous ont écrit ne sont pas avisées. Si vous devez encore leur répondre, emportez d’abord une copie de vos demandes.'
}

export const closingClaims: Translated<typeof en> = { en, fr }
