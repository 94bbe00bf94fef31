import { expect, test } from 'vitest'
import { sentence } from '#rules/sentence.ts'

test.each([
  ['Suivi le 5 déc.', 'Suivi le 5 déc.'],
  ['Suivi le 5 mai', 'Suivi le 5 mai.']
])('%s has one full stop as a sentence', (text, said) => {
  expect(sentence(text)).toBe(said)
})
