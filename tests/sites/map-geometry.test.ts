import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MapPin } from '#rules/listings/search/map-pins.ts'
import { clusterPins } from '#sites/page-scripts/search/map/clusters.ts'
import { boxAround } from '#sites/page-scripts/search/map/map-view.ts'
import { fromWorld, toWorld } from '#sites/page-scripts/search/map/mercator.ts'

const lat = fc.double({ min: 41.6, max: 83, noNaN: true })
const lng = fc.double({ min: -141, max: -52, noNaN: true })
const WORLD = [-85, -180, 85, 180] as const

function pin(id: number, at: { lat: number; lng: number }): MapPin {
  return { ...at, id, area: '', price: '', label: '', title: '', href: '' }
}

test('a place in Canada is found again where the map shows it', () => {
  fc.assert(
    fc.property(
      lat,
      lng,
      fc.double({ min: 2, max: 18, noNaN: true }),
      (Latitude, Longitude, zoom) => {
        const back = fromWorld(toWorld({ Latitude, Longitude }, zoom), zoom)
        expect(back.Latitude).toBeCloseTo(Latitude, 8)
        expect(back.Longitude).toBeCloseTo(Longitude, 8)
      }
    ),
    { numRuns: 100 }
  )
})

test('every home is on the map once at any zoom, by itself or in a cluster that counts it', () => {
  const places = fc.array(fc.record({ lat, lng }), { maxLength: 60 })
  fc.assert(
    fc.property(places, fc.integer({ min: 2, max: 18 }), (at, zoom) => {
      const pins = at.map((place, id) => pin(id, place))
      const marks = clusterPins(pins)(WORLD, zoom)
      const shown = marks.flatMap((mark) => (mark.kind === 'pin' ? [mark.pin] : mark.pins()))
      expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual(pins.map(({ id }) => id))
      for (const mark of marks)
        if (mark.kind === 'cluster') expect(mark.pins()).toHaveLength(mark.count)
    }),
    { numRuns: 50 }
  )
})

test('homes in one building part at no zoom, and are around a place with some extent', () => {
  const [mark] = clusterPins([1, 2, 3].map((id) => pin(id, { lat: 43.66, lng: -79.38 })))(WORLD, 18)
  expect(mark).toMatchObject({ kind: 'cluster', count: 3, apart: 19 })
  const [south = 0, west = 0, north = 0, east = 0] =
    boxAround([{ Latitude: 43.66, Longitude: -79.38 }]) ?? []
  expect(north - south).toBeGreaterThan(0.01)
  expect(east - west).toBeGreaterThan(0.01)
  expect(boxAround([])).toBeUndefined()
})
