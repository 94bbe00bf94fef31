/** Words looked for at most, and characters of each that count. */
const WORDS_MAX = 6
const WORD_MAX = 40

const PHONE_LIKE = /^[\d\s().+-]+$/

/** Everything in ASCII but letters and digits, and common punctuation beyond; letters of every script are words. */
const BETWEEN_WORDS =
  /[\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/u

/** Letters that don't decompose into a plain one and an accent. */
const PLAIN: Record<string, string> = { đ: 'd', ø: 'o', ł: 'l', œ: 'oe' }

/** In lower case and without accents, as the database stores the words of leads. */
function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[đøłœ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** The beginnings of words that a lead must all have; a phone number is one, however it is written. */
export function searchWords(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '')
  if (PHONE_LIKE.test(typed) && digits.length > 2) return [digits]
  return foldForSearch(typed)
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => [...word].slice(0, WORD_MAX).join(''))
}
