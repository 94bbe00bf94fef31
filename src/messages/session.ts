import type { Translated } from './language.ts'

/** Apart from the log-in's texts, as every page loads it. */
const en = { loggedOut: 'User logout successfully' }

export const sessionMessages: Translated<typeof en> = { en }
