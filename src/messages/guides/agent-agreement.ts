import type { Translated } from '../language.ts'

const en = {
  title: 'Agent Data Agreement',
  description:
    'A guide to your real-estate board’s agent data agreement: Data License, IDX and VOW.',
  picture: 'A signed sheet on a board in front of a bungalow',
  contents: {
    what: 'Three papers, one purpose',
    'about-us': 'What to write about us',
    'fill-in': 'Fill in the agreements',
    sign: 'Get it signed',
    boards: 'Where your board keeps its forms',
    troubles: 'Troubleshooting'
  }
}

const fr: typeof en = {
  title: 'Entente sur les données',
  description:
    'Un guide de l’entente sur les données de votre chambre immobilière : Data License, IDX et VOW.',
  picture: 'Une feuille signée sur un panneau devant un bungalow',
  contents: {
    what: 'Trois documents, un seul but',
    'about-us': 'Quoi écrire à notre sujet',
    'fill-in': 'Remplir les ententes',
    sign: 'Les faire signer',
    boards: 'Où trouver les formulaires de votre chambre',
    troubles: 'Dépannage'
  }
}

export const agentAgreementMessages: Translated<typeof en> = { en, fr }
