import type { Translated } from '../language.ts'

/** What the product says about itself around every page, and in more places than one. */
const en = {
  description: 'A website in your name, built and hosted for Canadian real-estate agents.',
  builds: 'Websites for Canadian real-estate agents, built and hosted.',
  trial: '30 Days free Trial',
  cancelAnytime: 'Cancel Anytime',
  assistedSetup: 'Assisted setup',
  earlyBird: 'Save up to 20% on an annual subscription',
  browserNotes: 'We store notes in this browser to keep you logged in and save what you type.',
  noTracking: 'No advertising, no tracking.',
  tryFree: 'Create your account and try your own website free for 30 days.',
  freeWithSetup: '30 days free, with assisted setup. Cancel anytime.',
  namedDesigns: 'Type your name and see every design with it. No account needed.',
  namedPrivately: 'What you type here stays in this browser until you register.',
  designs:
    'Sample websites for Canadian agents, in English and French. Open one and use its template for your own.'
}

const fr: typeof en = {
  description: 'Un site Web à votre nom, créé et hébergé pour les courtiers immobiliers du Canada.',
  builds: 'Des sites Web pour les courtiers immobiliers du Canada, créés et hébergés.',
  trial: 'Essai gratuit de 30 jours',
  cancelAnytime: 'Résiliation en tout temps',
  assistedSetup: 'Aide à la configuration',
  earlyBird: 'Économisez jusqu’à 20 % avec un abonnement annuel',
  browserNotes: 'Nous gardons dans ce navigateur votre session ouverte et ce que vous tapez.',
  noTracking: 'Aucune publicité, aucun suivi.',
  tryFree: 'Créez votre compte et essayez votre propre site Web gratuitement pendant 30 jours.',
  freeWithSetup: '30 jours gratuits, avec de l’aide à la configuration. Résiliez en tout temps.',
  namedDesigns: 'Tapez votre nom et voyez-le dans chaque modèle, sans créer de compte.',
  namedPrivately: 'Ce que vous tapez ici reste dans ce navigateur jusqu’à votre inscription.',
  designs:
    'Des exemples de sites Web pour les courtiers du Canada, en français et en anglais. Ouvrez-en un et prenez son modèle pour le vôtre.'
}

export const productClaims: Translated<typeof en> = { en, fr }
