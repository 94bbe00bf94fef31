import type { Translated } from '../language.ts'

const en = {
  title: 'This page has moved',
  text: { before: 'This page is now at ', after: '.' }
}

export const movedMessages: Translated<typeof en> = { en }
