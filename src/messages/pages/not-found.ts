import type { Translated } from '../language.ts'

const en = {
  page: { title: 'Page not found', description: 'There is nothing at this address.' },
  title: 'Nobody lives here',
  text: 'Page you are searching is either removed or not valid.',
  home: 'Home',
  contact: 'Contact'
}

export const notFoundMessages: Translated<typeof en> = { en }
