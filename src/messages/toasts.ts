import type { Translated } from './language.ts'

const en = {
  dismiss: 'Dismiss',
  partMissing: 'Part of this page didn’t load. Please reload it.'
}

export const toastMessages: Translated<typeof en> = { en }
