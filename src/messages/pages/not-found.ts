import type { Translated } from '../language.ts'

const en = {
  page: { title: 'Page not found', description: 'There is nothing at this address.' },
  title: 'Nobody lives here',
  text: 'Page you are searching is either removed or not valid.',
  home: 'Home',
  contact: 'Contact'
}

const fr: typeof en = {
  page: { title: 'Page introuvable', description: 'Il n’y a rien à cette adresse.' },
  title: 'Personne n’habite ici',
  text: 'La page que vous cherchez a été retirée ou n’est pas valide.',
  home: 'Accueil',
  contact: 'Nous joindre'
}

export const notFoundMessages: Translated<typeof en> = { en, fr }
