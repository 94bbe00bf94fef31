import { expect, test } from 'vitest'
import { englishPath, frenchPath, isFrenchPath, pathIn } from '#rules/french-path.ts'

test.each([
  ['/', '/fr'],
  ['/pricing', '/fr/pricing'],
  ['/?a=1', '/fr?a=1'],
  ['/designs/2?a=1#b', '/fr/designs/2?a=1#b'],
  ['/french', '/fr/french'],
  ['/friends', '/fr/friends']
])('%s is %s in French, and back', (english, french) => {
  expect(frenchPath(english)).toBe(french)
  expect(englishPath(french)).toBe(english)
  expect(englishPath(english)).toBe(english)
  expect([isFrenchPath(english), isFrenchPath(french)]).toEqual([false, true])
  expect([pathIn('en', english), pathIn('fr', english)]).toEqual([english, french])
})
