import { expect, test } from 'vitest'
import { boardName, feedName, isSameBoard } from '#rules/listings/feeds/feed-name.ts'

test('CREA’s feed has its French name in French, and boards keep theirs', () => {
  for (const stored of ['CREA DDF®', ' crea ddf® ', 'SDD® de l’ACI']) {
    expect(boardName(stored, 'fr')).toBe('SDD® de l’ACI')
    expect(boardName(stored, 'en')).toBe('CREA DDF®')
  }
  expect(boardName('TRREB', 'fr')).toBe('TRREB')
  const feed = { board: 'CREA DDF®', destination: 'oseihomes.ca' }
  expect(feedName(feed, 'fr')).toBe('SDD® de l’ACI (oseihomes.ca)')
  expect(feedName({ ...feed, destination: '' }, 'en')).toBe('CREA DDF®')
})

test('a board is the same however it is typed, and in either language', () => {
  expect(isSameBoard(' trreb', 'TRREB')).toBe(true)
  expect(isSameBoard('SDD® DE L’ACI', 'CREA DDF®')).toBe(true)
  expect(isSameBoard('TRREB', 'CREA DDF®')).toBe(false)
})
