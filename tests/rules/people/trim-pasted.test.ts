import { expect, test } from 'vitest'
import { trimPasted } from '#rules/people/trim-pasted.ts'

test.each([
  ['', ''],
  [' \t\u00a0\u200b', ''],
  ['a', 'a'],
  [' a b\u200d\t', 'a b'],
  ['\na ', '\na']
])('%j is trimmed to %j', (pasted, trimmed) => {
  expect(trimPasted(pasted)).toBe(trimmed)
})

test('a run of spaces within a text is passed once, however long it is', () => {
  const text = `a${' '.repeat(500_000)}b`
  // Beginning again at each space takes many minutes.
  expect(trimPasted(text)).toBe(text)
})
