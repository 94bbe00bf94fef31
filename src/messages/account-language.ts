import type { Translated } from './language.ts'

/** Settings › Language. */
const en = {
  title: 'Language',
  language: 'Language of emails and receipts',
  hint: 'Emails to you, receipts and the files that we make for you are in this language. Switching a page to the other language changes it, too.',
  saved: 'Your choice has been saved.'
}

const fr: typeof en = {
  title: 'Langue',
  language: 'Langue des courriels et des reçus',
  hint: 'Les courriels que nous vous envoyons, vos reçus et les fichiers que nous préparons pour vous sont dans cette langue. Passer une page à l’autre langue la change aussi.',
  saved: 'Votre choix a été enregistré.'
}

export const accountLanguageMessages: Translated<typeof en> = { en, fr }
