import type { Translated } from './language.ts'

/** What is added to a text from the panel. */
const en = { table: (number: number) => `Table ${number}` }

const fr: typeof en = { table: (number) => `Tableau ${number}` }

export const readingMessages: Translated<typeof en> = { en, fr }
