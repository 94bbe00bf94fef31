import { phoneDigits } from '../people/phone.ts'

/** Words looked for at most. */
const WORDS_MAX = 10

/** "L'Île" is also typed "L’Île", and "Val-d'Or" "Val d'Or". */
const BETWEEN_WORDS = /[\s'’‘ʼ-]+/

const PHONE_LIKE = /^[\d\s().+-]+$/

/** Letters that don't decompose into a plain one and an accent. */
const PLAIN: Record<string, string> = { đ: 'd', ø: 'o', ł: 'l', œ: 'oe' }

/** In lower case and without accents, as the columns `search` are. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[đøłœ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** The parts that a lead must all have somewhere; a phone number is one, however it is written. */
export function searchWords(typed: string): string[] {
  // Phones show callers with the country's 1, which isn't stored.
  const digits = phoneDigits(typed) ?? typed.replaceAll(/\D/g, '')
  if (PHONE_LIKE.test(typed) && digits.length > 2) return [digits]
  return foldForSearch(typed).split(BETWEEN_WORDS).filter(Boolean).slice(0, WORDS_MAX)
}
