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

export const editorPageMessages: Translated<typeof en> = { en }
