import type { Translated } from './language.ts'

/** What the preview shows in place of a field that is still empty. */
const en = {
  name: 'Name',
  question: 'Question',
  review: 'What they said',
  title: 'Title'
}

const fr: typeof en = {
  name: 'Nom',
  question: 'Question',
  review: 'Ce que la personne a dit',
  title: 'Titre'
}

export const editorPreviewMessages: Translated<typeof en> = { en, fr }
