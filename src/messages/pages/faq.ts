import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'FAQ',
    description:
      'Trial, domains, taxes, languages, payments and cancelling: what agents ask before they start.'
  },
  title: 'Frequently Asked Questions',
  lede: 'What agents ask before they move in, and our answers.',
  stillAsking: {
    title: 'Still have questions?',
    text: 'Ask us, and we’ll answer by email.',
    none: 'No frequently asked questions yet. Ask us yours, and we’ll answer by email.',
    contact: 'Contact Now',
    howToSetup: 'How to Setup'
  }
}

const fr: typeof en = {
  page: {
    title: 'Foire aux questions',
    description:
      'Essai, domaines, taxes, langues, paiements et résiliation : ce que les courtiers demandent avant de commencer.'
  },
  title: 'Foire aux questions',
  lede: 'Ce que les courtiers demandent avant d’emménager, et nos réponses.',
  stillAsking: {
    title: 'Vous avez d’autres questions?',
    text: 'Écrivez-nous : nous vous répondrons par courriel.',
    none: 'La foire aux questions est encore vide. Posez-nous la vôtre : nous vous répondrons par courriel.',
    contact: 'Nous joindre',
    howToSetup: 'Guides de configuration'
  }
}

export const faqMessages: Translated<typeof en> = { en, fr }
