import type { Translated } from './language.ts'

const en = {
  add: 'Add policy',
  addressHint: (name: string) =>
    `Its address will be /policies/${name || '…'}. You can’t change it later.`,
  adding: 'Adding…',
  title: 'New policy'
}

const fr: typeof en = {
  add: 'Ajouter une politique',
  addressHint: (name) =>
    `Son adresse sera /policies/${name || '…'}. Vous ne pourrez pas la changer plus tard.`,
  adding: 'Ajout…',
  title: 'Nouvelle politique'
}

export const newPolicyMessages: Translated<typeof en> = { en, fr }
