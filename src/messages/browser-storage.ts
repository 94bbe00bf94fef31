import type { Translated } from './language.ts'

/** What a person is told when their browser can't store anything. */
const en = {
  allowCookies:
    'Its settings block this site from storing data. Please allow cookies and site data, then reload this page.',
  entriesNotSaved: 'This browser isn’t saving your entries',
  forbidden:
    'Its settings block saving. Please finish before you leave this page, or you’ll lose what you typed.',
  full: 'Its storage is full. Please finish before you leave this page, or you’ll lose what you typed.',
  notLoggedIn: 'This browser won’t keep you logged in',
  reload: 'Reload'
}

const fr: typeof en = {
  allowCookies:
    'Ses réglages empêchent ce site d’enregistrer des données. Veuillez autoriser les témoins et les données de site, puis recharger cette page.',
  entriesNotSaved: 'Ce navigateur n’enregistre pas ce que vous entrez',
  forbidden:
    'Ses réglages empêchent l’enregistrement. Veuillez terminer avant de quitter cette page, sinon ce que vous avez tapé sera perdu.',
  full: 'Son espace de stockage est plein. Veuillez terminer avant de quitter cette page, sinon ce que vous avez tapé sera perdu.',
  notLoggedIn: 'Ce navigateur ne gardera pas votre session ouverte',
  reload: 'Recharger'
}

export const browserStorageMessages: Translated<typeof en> = { en, fr }
