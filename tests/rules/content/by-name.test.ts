import { expect, test } from 'vitest'
import { byName } from '#rules/content/by-name.ts'

test('names with accents stand among the others', () => {
  const names = ['Zoé', 'Éric', 'VIP', 'emma', 'Eva', 'Côté', 'Cote']
  expect(names.toSorted(byName)).toEqual(['Cote', 'Côté', 'emma', 'Éric', 'Eva', 'VIP', 'Zoé'])
})
