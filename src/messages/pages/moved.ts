import type { Translated } from '../language.ts'

const en = {
  title: 'This page has moved',
  text: { before: 'This page is now at ', after: '.' }
}

const fr: typeof en = {
  title: 'Cette page a été déplacée',
  text: { before: 'Cette page se trouve maintenant à l’adresse ', after: '.' }
}

export const movedMessages: Translated<typeof en> = { en, fr }
