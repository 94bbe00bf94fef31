import type { Translated } from './language.ts'

const en = {
  /** For a failure without an explanation. */
  wentWrong: 'Something went wrong.'
}

const fr: typeof en = { wentWrong: 'Une erreur s’est produite.' }

export const failureMessages: Translated<typeof en> = { en, fr }
