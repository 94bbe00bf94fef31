import type { Translated } from './language.ts'

const en = {
  add: 'Add policy',
  addressHint: (name: string) =>
    `Its address will be /policies/${name || '…'}. You can’t change it later.`,
  adding: 'Adding…',
  title: 'New policy'
}

export const newPolicyMessages: Translated<typeof en> = { en }
