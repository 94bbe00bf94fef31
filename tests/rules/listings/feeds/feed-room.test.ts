import { expect, test } from 'vitest'
import { feedLevel, feedRoom } from '#rules/listings/feeds/feed-room.ts'

test.each([
  ['Primary Bedroom', 'Chambre principale'],
  ['living room', 'Salon'],
  ['Bedroom 2', 'Chambre 2'],
  ['Orangery', ''],
  ['constructor', ''],
  ['', '']
])('a feed’s room %s is %s in French', (en, fr) => {
  expect(feedRoom(en)).toEqual({ en, fr })
})

test.each([
  ['Second level', '2e étage'],
  ['Basement', 'Sous-sol'],
  ['Crow’s nest', '']
])('a feed’s level %s is %s in French', (en, fr) => {
  expect(feedLevel(en)).toEqual({ en, fr })
})
