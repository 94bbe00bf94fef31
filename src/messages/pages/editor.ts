import type { Translated } from '../language.ts'

const en = {
  title: 'Editor',
  account: 'Account',
  dashboard: 'Dashboard',
  logout: 'Logout',
  preview: {
    title: 'Preview',
    description: "What an editor is writing, in the site's own page.",
    answer: 'Answer',
    designation: 'Designation',
    recent: ['A recent post', 'One before it', 'Another one'],
    text: 'Text'
  }
}

export const editorPageMessages: Translated<typeof en> = { en }
