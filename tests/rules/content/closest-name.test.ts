import { expect, test } from 'vitest'
import { closestName, editDistance } from '#rules/content/closest-name.ts'

test.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'abcd', 1],
  ['abc', 'xbc', 1],
  ['kitten', 'sitting', 3]
])('%s and %s are %i apart, in both directions', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
  expect(editDistance(other, one)).toBe(distance)
})

test('the closest name is found, and nothing for a name that resembles none', () => {
  const known = ['SMTP_URL', 'SITE_URL', 'PORT']
  expect(closestName('SMTP_ULR', known)).toBe('SMTP_URL')
  expect(closestName('SITE_RL', known)).toBe('SITE_URL')
  expect(closestName('HOST', known)).toBeUndefined()
  expect(closestName('DATABASE', known)).toBeUndefined()
})
