import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgesOf, type SearchShape } from '#rules/listings/search/search-shape.ts'
import { isInBox, isInShape } from '../../../kit/listing-search/in-shape.ts'

const isIn = (shape: SearchShape, Latitude: number, Longitude: number) =>
  isInShape({ Latitude, Longitude }, edgesOf(shape))

const SQUARE = [0, 0, 0, 10, 10, 10, 10, 0]
/** A U, open to the north. */
const BAY = [0, 0, 10, 0, 10, 3, 3, 3, 3, 7, 10, 7, 10, 10, 0, 10]
/** Two triangles that touch where their lines cross. */
const BOW_TIE = [0, 0, 10, 10, 10, 0, 0, 10]

test.each([
  ['a square', SQUARE, 5, 5, true],
  ['a square', SQUARE, 5, 11, false],
  ['a square', SQUARE, 11, 5, false],
  ['a square', SQUARE, -1, 5, false],
  ['a bay', BAY, 8, 1, true],
  ['a bay', BAY, 8, 5, false],
  ['a bay', BAY, 8, 9, true],
  ['a bay', BAY, 2, 5, true],
  ['a bow tie', BOW_TIE, 1, 5, true],
  ['a bow tie', BOW_TIE, 9, 5, true],
  ['a bow tie', BOW_TIE, 5, 2, false],
  ['a line', [0, 0, 10, 10, 5, 5], 5, 4, false],
  ['a line from west to east', [5, 0, 5, 10, 5, 3], 5, 4, false],
  ['a point', [5, 5, 5, 5, 5, 5], 5, 5, false]
])('within %s %j is (%d, %d): %s', (_, shape, lat, lng, within) => {
  expect(isIn(shape, lat, lng)).toBe(within)
})

const degrees = fc.integer({ min: -400, max: 400 }).map((n) => n / 10)
const corner = fc.tuple(degrees, degrees)

test('a triangle holds what is on the same side of its three lines, in either direction', () => {
  fc.assert(
    fc.property(corner, corner, corner, corner, (a, b, c, [lat, lng]) => {
      const side = ([y1, x1]: number[], [y2, x2]: number[]) =>
        Math.sign((x2! - x1!) * (lat - y1!) - (y2! - y1!) * (lng - x1!))
      const sides = [side(a, b), side(b, c), side(c, a)]
      // What lies on a line may be counted to either side.
      fc.pre(!sides.some((one) => Math.abs(one) < 1))
      const within = new Set(sides).size === 1
      expect(isIn([a, b, c].flat(), lat, lng)).toBe(within)
      expect(isIn([c, b, a].flat(), lat, lng)).toBe(within)
    })
  )
})

test('neighbouring shapes never both hold a home, and none falls between them', () => {
  fc.assert(
    fc.property(corner, corner, corner, corner, corner, (a, b, c, d, [lat, lng]) => {
      const halves = [isIn([a, b, c].flat(), lat, lng), isIn([a, c, d].flat(), lat, lng)]
      expect(isIn([a, b, c, d].flat(), lat, lng)).toBe(halves[0] !== halves[1])
    })
  )
})

test('a rectangle holds what lies on its border', () => {
  const pin = { Latitude: 43.6, Longitude: -79.3 }
  expect(isInBox(pin, [43.6, -79.5, 43.7, -79.3])).toBe(true)
  expect(isInBox(pin, [43.6001, -79.5, 43.7, -79.3])).toBe(false)
  expect(isInBox(pin, [43.6, -79.5, 43.7, -79.3001])).toBe(false)
})
