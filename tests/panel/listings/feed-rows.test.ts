import * as v from 'valibot'
import { expect, test } from 'vitest'
import { feedListingParts } from '#panel/actions/listings/feeds/feed-listing-parts.ts'
import { feedListingRow } from '#panel/actions/listings/feeds/feed-listing-row.ts'
import { feedOpenHouses } from '#panel/actions/listings/feeds/feed-open-houses.ts'
import { ListingDetail } from '#panel/actions/listings/listing-rows.ts'
import { readRecord } from '#panel/services/listing-feed/read-record.ts'

const now = new Date('2026-11-24T18:00:00Z')
const HOME = {
  ListingKey: 'W1',
  StateOrProvince: 'ON',
  City: 'Toronto',
  UnparsedAddress: '12 Elm Street',
  PostalCode: 'M5J 2Z3',
  Latitude: 43.65,
  Longitude: -79.38,
  StandardStatus: 'Active',
  ListPrice: 850_000
}

function recordOf(change: Record<string, unknown>) {
  const read = readRecord('Property', 'ListingKey', { ...HOME, ...change })
  if (!read) throw new Error('no record')
  return read
}

function rowOf(change: Record<string, unknown>, kind: 'ddf' | 'reso' = 'reso') {
  const row = feedListingRow(recordOf(change), { kind, now, source_key: '1:W1' })
  if (!row) throw new Error('no row')
  const detail = v.parse(ListingDetail, JSON.parse(String(row.detail)))
  return { ...row, detail }
}

test.each([
  ['reso', { TransactionType: 'For Lease', ListPrice: 2400 }, 'lease'],
  ['reso', { PropertyType: 'Residential Lease', ListPrice: 2400 }, 'lease'],
  ['ddf', { ListPrice: null, LeaseAmount: 2400 }, 'lease'],
  ['ddf', { ListPrice: 0, TotalActualRent: 2400 }, 'lease'],
  ['ddf', { ListPrice: null }, null],
  ['reso', { TransactionType: 'For Sale', PropertyType: 'Residential Freehold' }, null]
] as const)('a home of %s with %j is hidden for the reason %s', (kind, change, reason) => {
  expect(rowOf(change, kind).hidden_reason).toBe(reason)
})

test.each(['N', 'false', 0, ['No']])('a seller’s no written as %j is a no', (no) => {
  expect(rowOf({ InternetEntireListingDisplayYN: no }).hidden_reason).toBe('display-off')
  const row = rowOf({ InternetAddressDisplayYN: no })
  expect(row).toMatchObject({ InternetAddressDisplayYN: false, hidden_reason: null })
  expect(row.search).not.toContain('elm')
})

test('a link of a feed is written as a header can have it, and one that is none is left out', () => {
  const linkOf = (ListingURL: string) => {
    const row = feedListingRow(recordOf({ ListingURL }), { kind: 'ddf', now, source_key: 'W1' })
    return JSON.parse(String(row?.detail)).ListingURL
  }
  expect(linkOf('www.realtor.ca/maison/été–1')).toBe(
    'https://www.realtor.ca/maison/%C3%A9t%C3%A9%E2%80%931'
  )
  expect(linkOf('https://[')).toBe('')
})

test('a seller who said nothing, or yes, is shown', () => {
  for (const answer of [null, undefined, true]) {
    expect(
      rowOf({ InternetAddressDisplayYN: answer, InternetEntireListingDisplayYN: answer })
    ).toMatchObject({ InternetAddressDisplayYN: true, hidden_reason: null })
  }
})

test('a fee is stored by the month, and not at all if nobody says how often it is paid', () => {
  const fee = { AssociationFee: 1200 }
  expect(rowOf({ ...fee, AssociationFeeFrequency: 'Annually' }).detail.AssociationFee).toBe(100)
  expect(rowOf(fee).detail.AssociationFee).toBeNull()
})

test.each([
  [{ LotSizeArea: 5, LotSizeUnits: 'Square Yards' }, null],
  [{ LotSizeArea: 5 }, null],
  [{ LotSizeArea: 5, LotSizeUnits: 'Acres' }, 217_800],
  [{ LotSizeArea: 4000, LotSizeUnits: 'Sq Ft' }, 4000]
])('a lot of %j is %s square feet, for the search and on its page', (lot, feet) => {
  const { detail, LotSizeSquareFeet } = rowOf(lot)
  expect(LotSizeSquareFeet).toBe(feet)
  expect(detail.LotSizeArea).toBe(feet === null ? null : lot.LotSizeArea)
})

test('a living area without a unit for floors is unknown', () => {
  for (const units of [{}, { LivingAreaUnits: 'Acres' }]) {
    expect(rowOf({ LivingArea: 5, ...units }).detail.LivingArea).toBeNull()
  }
})

test('a board’s condo has its type, and its street without the unit and the city', () => {
  const row = rowOf({
    PropertySubType: 'Condo Apartment',
    UnparsedAddress: '33 Bay Street 1204, Toronto C01, ON M5J 2Z3',
    City: 'Toronto C01',
    StreetNumber: '33',
    StreetName: 'Bay',
    StreetSuffix: 'Street',
    UnitNumber: '1204'
  })
  expect(row).toMatchObject({
    home_type: 'condo',
    UnparsedAddress: '33 Bay Street',
    UnitNumber: '1204'
  })
})

const HOUSE = {
  OpenHouseKey: '1',
  ListingKey: 'W1',
  OpenHouseDate: '2026-11-28',
  OpenHouseStartTime: '14:00:00.00',
  OpenHouseEndTime: '16:00:00.00',
  OpenHouseRemarks: 'Par ici'
}
function houseOf(change: Record<string, unknown>, StateOrProvince = 'ON') {
  const read = readRecord('OpenHouse', 'OpenHouseKey', { ...HOUSE, ...change })
  return feedOpenHouses(read ? [read] : [], { StateOrProvince, Longitude: null })
}

test.each(['Broker', 'Office', 'Association', 'Private', ['Public']])(
  'an open house of type %j is not announced',
  (OpenHouseType) => {
    expect(houseOf({ OpenHouseType })).toEqual([])
  }
)

test('a public open house is announced, at the clock of the home', () => {
  for (const house of [
    {},
    { OpenHouseType: 'Public' },
    {
      OpenHouseDate: '2026-11-29',
      OpenHouseStartTime: '2026-11-28T19:00:00Z',
      OpenHouseEndTime: '2026-11-28T16:00:00-05:00'
    }
  ]) {
    expect(houseOf(house)).toMatchObject([
      {
        OpenHouseDate: '2026-11-28',
        OpenHouseStartTime: '14:00',
        OpenHouseEndTime: '16:00',
        ends_at: new Date('2026-11-28T21:00:00Z')
      }
    ])
  }
})

test('an open house on no day, or that ends before it begins, is none', () => {
  expect(houseOf({ OpenHouseDate: null })).toEqual([])
  expect(houseOf({ OpenHouseEndTime: '13:00' })).toEqual([])
  expect(houseOf({ OpenHouseEndTime: '2026-11-30T16:00:00Z' })).toEqual([])
})

test('Quebec’s notes of open houses and texts of photographs are French, others’ English', () => {
  expect(houseOf({}, 'QC')).toMatchObject([{ remarks_en: '', remarks_fr: 'Par ici' }])
  expect(houseOf({}, 'ON')).toMatchObject([{ remarks_en: 'Par ici', remarks_fr: '' }])
  const Media = [{ MediaKey: '1', MediaURL: 'https://x.ca/1.jpg', LongDescription: 'Le salon' }]
  for (const [StateOrProvince, alt_en, alt_fr] of [
    ['QC', '', 'Le salon'],
    ['ON', 'Le salon', '']
  ]) {
    const { media } = feedListingParts(recordOf({ Media, StateOrProvince }), [])
    expect(media).toMatchObject([{ alt_en, alt_fr }])
  }
})

test('of a board’s photographs visitors see the public ones, each once and as large as it is', () => {
  const photo = (MediaObjectID: string, Order: number, more: object) => ({
    MediaKey: `${MediaObjectID}${Object.values(more).join('')}`,
    MediaObjectID,
    MediaURL: `https://x.ca/${MediaObjectID}.jpg`,
    MediaCategory: 'Photo',
    Order,
    ...more
  })
  const Media = [
    photo('b', 2, { ImageSizeDescription: 'Medium', Permission: 'Public,VOW' }),
    photo('a', 1, { ImageSizeDescription: 'Thumbnail', Permission: ['Public'] }),
    photo('a', 1, { ImageSizeDescription: 'Largest', Permission: ['Public'] }),
    photo('a', 1, { ImageSizeDescription: 'LargestNoWatermark', Permission: ['Private'] }),
    photo('c', 3, { Permission: ['Private'] }),
    photo('d', 4, { MediaStatus: 'Deleted' }),
    photo('e', 5, {})
  ]
  const read = recordOf({ Media })
  const { media } = feedListingParts(read, [])
  expect(media.map(({ MediaKey }) => MediaKey)).toEqual([
    'aLargestPublic',
    'bMediumPublic,VOW',
    'e'
  ])
  expect(rowOf({ Media }).PhotosCount).toBe(3)
  const unclear = [...Media, photo('f', 6, { Permission: 7 })]
  expect(feedListingParts(recordOf({ Media: unclear }), []).media).toHaveLength(2)
})
