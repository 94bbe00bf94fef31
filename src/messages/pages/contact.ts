import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'Contact',
    description:
      'Write to us and we’ll answer by email or call you back. Help for Canadian real-estate agents.'
  },
  title: 'Ring the bell, someone’s home',
  lede: 'Have a question about your website, your plan or your board’s paperwork? Write to us and we’ll answer by email or call you back.',
  email: 'Email',
  hours: 'Hours',
  answered: { title: 'Already answered?', faq: 'FAQ', and: ' and ', howToSetup: 'How to Setup' },
  form: 'Get a Callback',
  picture: 'A street corner with a telephone booth and a letterbox'
}

const fr: typeof en = {
  page: {
    title: 'Nous joindre',
    description:
      'Écrivez-nous : nous vous répondrons par courriel ou vous rappellerons. De l’aide pour les courtiers immobiliers du Canada.'
  },
  title: 'Sonnez, il y a quelqu’un',
  lede: 'Une question sur votre site Web, votre forfait ou les formulaires de votre chambre immobilière? Écrivez-nous : nous vous répondrons par courriel ou vous rappellerons.',
  email: 'Courriel',
  hours: 'Heures',
  answered: {
    title: 'La réponse existe peut-être déjà',
    faq: 'Foire aux questions',
    and: ' et ',
    howToSetup: 'Guides de configuration'
  },
  form: 'Demandez un rappel',
  picture: 'Un coin de rue avec une cabine téléphonique et une boîte aux lettres'
}

export const contactPageMessages: Translated<typeof en> = { en, fr }
