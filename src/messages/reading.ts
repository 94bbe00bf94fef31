import type { Translated } from './language.ts'

/** What is added to a text from the panel. */
const en = { table: (number: number) => `Table ${number}` }

export const readingMessages: Translated<typeof en> = { en }
