import type { Translated } from '../language.ts'

const en = {
  title: 'Editor',
  account: 'Account',
  dashboard: 'Dashboard',
  logout: 'Logout',
  preview: {
    title: 'Preview',
    description: 'What an editor is writing, as the site will show it.',
    answer: 'Answer',
    designation: 'Designation',
    recent: ['A recent post', 'One before it', 'Another one'],
    text: 'Text'
  }
}

const fr: typeof en = {
  title: 'Éditeur',
  account: 'Compte',
  dashboard: 'Tableau de bord',
  logout: 'Se déconnecter',
  preview: {
    title: 'Aperçu',
    description: 'Ce que rédige un éditeur, tel que le site le montrera.',
    answer: 'Réponse',
    designation: 'Titre professionnel',
    recent: ['Un article récent', 'Un article précédent', 'Un autre article'],
    text: 'Texte'
  }
}

export const editorPageMessages: Translated<typeof en> = { en, fr }
