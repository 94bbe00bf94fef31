import { expect, test } from 'vitest'
import { bareDigits } from '#rules/phone.ts'

test.each([
  ['4165550134', '4165550134'],
  ['(416) 555-0134', '4165550134'],
  ['416.555.0134', '4165550134'],
  [' 416 555 0134 ', '4165550134'],
  ['+1 416 555 0134', '4165550134'],
  ['1-416-555-0134', '4165550134'],
  // Not ten digits: the rule, not this, has the last word.
  ['416 555 013', '416555013'],
  ['+44 20 7946 0958', '442079460958'],
  ['call me', 'call me'],
  ['416 555 0134 ext. 2', '416 555 0134 ext. 2'],
  ['', '']
])('%j is %j', (typed, digits) => {
  expect(bareDigits(typed)).toBe(digits)
})
