import type { Translated } from './language.ts'

/** What is added to a text from the panel. */
const en = { table: 'Table' }

export const readingMessages: Translated<typeof en> = { en }
