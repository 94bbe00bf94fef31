import type { Translated } from '../language.ts'

const en = {
  description: 'Plans for Canadian real-estate agents. 30 days free, cancel anytime.',
  lede: 'Your website is in every plan. Choose how much room you need.',
  firstPayment: 'Setup and taxes included, before you tell us who you are.',
  taxesNamed: 'Your province’s taxes are added before you pay, each listed by name.',
  product: 'A website for a Canadian real-estate agent, built and hosted.'
}

const fr: typeof en = {
  description:
    'Des forfaits pour les courtiers immobiliers du Canada. 30 jours gratuits, résiliation en tout temps.',
  lede: 'Votre site Web est compris dans tous les forfaits. Choisissez l’espace qu’il vous faut.',
  firstPayment: 'Frais de mise en service et taxes compris, avant de nous dire qui vous êtes.',
  taxesNamed:
    'Les taxes de votre province s’ajoutent avant que vous payiez, et chacune est nommée.',
  product: 'Un site Web pour courtier immobilier du Canada, créé et hébergé.'
}

export const pricingClaims: Translated<typeof en> = { en, fr }
