import type { Translated } from './language.ts'

/** What the preview shows in place of a field that is still empty. */
const en = {
  name: 'Name',
  question: 'Question',
  review: 'What they said',
  title: 'Title'
}

export const editorPreviewMessages: Translated<typeof en> = { en }
