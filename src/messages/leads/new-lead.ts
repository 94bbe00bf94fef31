import type { Translated } from '../language.ts'

/** The dialog for a lead that the agent met elsewhere. */
const en = {
  title: 'Add a lead',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  reach: 'An email address or a phone number is enough.',
  kind: 'What it’s about',
  something: 'Something else',
  language: 'Their language',
  message: 'What they want',
  home: 'Home',
  source: 'Where you met',
  sourceHint: 'For example: open house, referral.',
  consent: 'Commercial emails',
  choose: 'Choose…',
  consents: {
    inquiry: 'They asked me something (allows 6 months)',
    express: 'They gave express consent',
    none: 'They haven’t agreed'
  },
  givenOn: { express: 'Date they agreed', inquiry: 'Date they asked' },
  consentNote: 'How they agreed',
  consentNoteHint: 'Where and how, for example on paper at an open house.',
  save: 'Add lead',
  saving: 'Adding…',
  added: (name: string) => `${name} was added.`
}

const fr: typeof en = {
  title: 'Ajouter un client potentiel',
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  reach: 'Une adresse courriel ou un numéro de téléphone suffit.',
  kind: 'Sujet',
  something: 'Autre chose',
  language: 'Sa langue',
  message: 'Ce que la personne souhaite',
  home: 'Propriété',
  source: 'Lieu de rencontre',
  sourceHint: 'Par exemple : visite libre, recommandation.',
  consent: 'Courriels commerciaux',
  choose: 'Choisir…',
  consents: {
    inquiry: 'La personne m’a demandé quelque chose (permet 6 mois)',
    express: 'La personne a donné un consentement exprès',
    none: 'La personne n’a pas consenti'
  },
  givenOn: { express: 'Jour de l’accord', inquiry: 'Jour de la demande' },
  consentNote: 'Comment la personne a consenti',
  consentNoteHint: 'Où et comment, par exemple sur papier lors d’une visite libre.',
  save: 'Ajouter',
  saving: 'Ajout…',
  added: (name) => `${name} est maintenant dans la liste.`
}

export const newLeadMessages: Translated<typeof en> = { en, fr }
