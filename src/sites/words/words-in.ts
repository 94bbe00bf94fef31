import type { Language } from '../agent-site.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import type { Words } from './words.ts'

export function wordsIn(language: Language): Words {
  return language === 'fr' ? FRENCH : ENGLISH
}
