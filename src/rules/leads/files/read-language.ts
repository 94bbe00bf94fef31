import { plainHeading } from '../../content/file-columns.ts'

/** The first word of a cell, as in 'en-CA', 'French (Canada)' and our own files. */
const WORDS: Record<string, 'en' | 'fr'> = {
  en: 'en',
  english: 'en',
  anglais: 'en',
  fr: 'fr',
  french: 'fr',
  francais: 'fr'
}

/** The language that a cell names; undefined if it names neither of ours. */
export function readLanguage(cell: string): 'en' | 'fr' | undefined {
  return WORDS[plainHeading(cell).split(' ')[0] ?? '']
}
