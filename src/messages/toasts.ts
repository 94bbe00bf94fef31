import type { Translated } from './language.ts'

const en = {
  dismiss: 'Dismiss',
  partMissing: 'A part of this page did not load. Please reload the page.'
}

export const toastMessages: Translated<typeof en> = { en }
