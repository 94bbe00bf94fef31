import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feedTime, readFeedTime } from '#panel/services/listing-feed/feed-time.ts'
import { queryString, quoteOData } from '#panel/services/listing-feed/odata-text.ts'
import { parseFilter } from '#panel/services/listing-feed/sample-feed/odata/parse-filter.ts'

test('any text comes through a filter and an address as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const query = queryString({ $filter: `City eq ${quoteOData(value)}` })
      const filter = new URLSearchParams(query).get('$filter') ?? ''
      expect(parseFilter(filter)).toEqual({ kind: 'compare', field: 'City', by: 'eq', value })
    })
  )
})

test('an apostrophe is doubled, and CREA’s own example is written as CREA writes it', () => {
  expect(quoteOData("Chambre immobilière de l'Abitibi")).toBe("'Chambre immobilière de l''Abitibi'")
  expect(queryString({ $filter: "City eq 'L''Anse-à-l''Eau'" })).toBe(
    "$filter=City%20eq%20'L''Anse-%C3%A0-l''Eau'"
  )
})

test('a time is written with two decimals, never later than it is, and read back', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      (time) => {
        const text = feedTime(time)
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\dZ$/)
        const lost = time.getTime() - (readFeedTime(text)?.getTime() ?? Number.NaN)
        expect(lost).toBe(time.getTime() % 10)
      }
    )
  )
})

test.each([
  ['2026-05-07T10:20:30Z', '2026-05-07T10:20:30.000Z'],
  ['2026-05-07T10:20:30.1234567Z', '2026-05-07T10:20:30.123Z'],
  ['2026-05-07T10:20:30.5-04:00', '2026-05-07T14:20:30.500Z'],
  ['2026-05-07T10:20:30', '2026-05-07T10:20:30.000Z'],
  ['2026-05-07', '2026-05-07T00:00:00.000Z'],
  ['2026-02-30T10:20:30Z', undefined],
  ['2026-13-01', undefined],
  ['May 7, 2026', undefined],
  ['', undefined]
])('%s is read as %s', (text, iso) => {
  expect(readFeedTime(text)?.toISOString()).toBe(iso)
})
