/** Joins names in a sentence: 'a, b and c', or with 'or'. */
export function listOf(
  names: readonly string[],
  word: 'and' | 'or' = 'and',
  language: 'en' | 'fr' = 'en'
): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(`${language}-CA`, { type }).format(names)
}
