import type { Translated } from './language.ts'

const en = {
  dismiss: 'Dismiss',
  partMissing: 'Part of this page didn’t load. Please reload it.'
}

const fr: typeof en = {
  dismiss: 'Fermer',
  partMissing: 'Une partie de cette page ne s’est pas chargée. Veuillez la recharger.'
}

export const toastMessages: Translated<typeof en> = { en, fr }
