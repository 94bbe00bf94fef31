import type { Translated } from './language.ts'

const en = {
  /** For a failure without an explanation. */
  wentWrong: 'Something went wrong.'
}

export const failureMessages: Translated<typeof en> = { en }
