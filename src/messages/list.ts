/** Joins names in a sentence: 'a, b and c', or with 'or'. */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat('en-CA', { type }).format(names)
}
