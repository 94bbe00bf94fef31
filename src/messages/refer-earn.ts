import type { Translated } from './language.ts'

const en = {
  title: 'Refer & Earn',
  intro: 'Refer other agents, and pay less for your own plan.',
  yourCode: 'Your code',
  copy: 'Copy',
  linkHint: 'Anyone who signs up with this link counts as your referral.',
  discount: ['You are getting ', ' discount.'],
  /** The discount as the panel has it, such as '20%'. */
  discountOf: (percent: string) => percent,
  discountTerms:
    'You will get discount in next payment cycle for the websites which completed their trial.',
  referred: 'Websites you referred',
  website: 'Website',
  trial: 'Trial',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  active: 'Active',
  inactive: 'InActive',
  none: 'No data available',
  noneYet: 'The websites of agents you refer will be listed here.'
}

const fr: typeof en = {
  title: 'Parrainage',
  intro: 'Recommandez-nous à d’autres courtiers, et payez moins cher votre propre forfait.',
  yourCode: 'Votre code',
  copy: 'Copier',
  linkHint: 'Toute personne qui crée un compte avec ce lien compte comme votre recommandation.',
  discount: ['Vous obtenez ', ' de rabais.'],
  discountOf: (percent) => percent.replace('%', ' %'),
  discountTerms:
    'Vous obtiendrez le rabais au prochain cycle de paiement pour les sites Web dont l’essai est terminé.',
  referred: 'Sites Web que vous avez recommandés',
  website: 'Site Web',
  trial: 'Essai',
  yes: 'Oui',
  no: 'Non',
  status: 'État',
  active: 'Actif',
  inactive: 'Inactif',
  none: 'Aucune donnée',
  noneYet: 'Les sites Web des courtiers que vous recommandez apparaîtront ici.'
}

export const referEarnMessages: Translated<typeof en> = { en, fr }
