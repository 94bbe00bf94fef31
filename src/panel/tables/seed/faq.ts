import type { Insertable } from 'kysely'
import { faqClaims } from '#messages/claims/faq.ts'
import type { FaqTable } from '../content-tables.ts'
import { textPairs, type TextPair } from './text-pairs.ts'

const answers = faqClaims.en

const ITEMS: [title: string, description: string][] = [
  ['Can I try it before I pay?', answers.trial],
  ['Can I use the domain I already own?', answers.ownDomain],
  ['How long does a domain take to switch over?', answers.domainWait],
  ['Which taxes are added?', answers.taxes],
  ['Can I have my website in French?', answers.languages],
  ['What happens when a payment fails?', answers.failedPayment],
  ['Can I cancel?', answers.cancelling],
  ['Can I show listings of my board?', answers.boardListings],
  ['Where is my data kept?', answers.dataKept],
  ['What do I get for referring a colleague?', answers.referral]
]

export const faq: Insertable<FaqTable>[] = ITEMS.map(([faq_title, faq_description], index) => ({
  faq_id: index + 1,
  faq_title,
  faq_description,
  position: index + 1
}))

export const faqInFrench: TextPair[] = [
  ['Can I try it before I pay?', 'Puis-je l’essayer avant de payer?'],
  ['Can I use the domain I already own?', 'Puis-je utiliser le domaine que je possède déjà?'],
  [
    'How long does a domain take to switch over?',
    'Combien de temps faut-il à un domaine pour changer?'
  ],
  ['Which taxes are added?', 'Quelles taxes s’ajoutent?'],
  ['Can I have my website in French?', 'Puis-je avoir mon site Web en français?'],
  ['What happens when a payment fails?', 'Que se passe-t-il si un paiement échoue?'],
  ['Can I cancel?', 'Puis-je résilier?'],
  [
    'Can I show listings of my board?',
    'Puis-je montrer les inscriptions de ma chambre immobilière?'
  ],
  ['Where is my data kept?', 'Où mes données sont-elles conservées?'],
  [
    'What do I get for referring a colleague?',
    'Que me vaut la recommandation du service à un collègue?'
  ],
  ...textPairs(faqClaims)
]
