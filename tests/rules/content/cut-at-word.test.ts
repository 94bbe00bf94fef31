import { expect, test } from 'vitest'
import { cutAtWord } from '#rules/content/cut-at-word.ts'

test.each([
  ['A quiet street', 14, 'A quiet street'],
  ['A quiet street, near the park', 16, 'A quiet street…'],
  ['A quiet street, near the park', 17, 'A quiet street…'],
  ['A quiet street near', 15, 'A quiet street…'],
  ['Unbrokenunbroken', 8, 'Unbroke…']
])('%j in %i characters ends at a word', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(most)
})
