import { describe, expect, test } from 'vitest'
import { cellsBy } from '#rules/content/file-columns.ts'
import { guessListingColumns } from '#rules/listings/files/guess-listing-columns.ts'
import { LISTING_COLUMNS } from '#rules/listings/files/imported-fields.ts'
import { readImportedListing } from '#rules/listings/files/read-imported-listing.ts'
import { readListingFile } from '#rules/listings/files/read-listing-file.ts'
import { listingFileBytes } from '../../../kit/listing-files.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The listings of a file, by the guessed columns. */
function listingsOf(bytes: Uint8Array, language: 'en' | 'fr' = 'en') {
  const { headings, rows } = readListingFile(bytes)
  const columns = guessListingColumns(headings, language)
  return rows.map((row) =>
    readImportedListing(cellsBy(LISTING_COLUMNS, columns, row), { StateOrProvince: 'ON' })
  )
}

const TABLE = [
  ['No MLS', 'Statut', 'Prix demandé', 'Adresse', 'Ville', 'Province', 'Chambres', 'Remarques'],
  ['C1', 'À vendre', '1 249 000 $', '12, rue Cœur', 'Montréal', 'Québec', '3', 'Près du métro']
]

describe('a file of any dialect is read with its French headings', () => {
  test.each(['comma', 'semicolon', 'tab'] as const)('%s', (dialect) => {
    expect(listingsOf(listingFileBytes(TABLE, dialect))).toMatchObject([
      {
        identities: ['mls C1'],
        fields: {
          ListPrice: 1_249_000,
          MlsStatus: 'Active',
          StateOrProvince: 'QC',
          UnparsedAddress: '12, rue Cœur',
          PublicRemarks_fr: 'Près du métro'
        }
      }
    ])
  })
})

const RECORD = {
  '@odata.id': 'x',
  ListingKey: 771,
  ListingId: 'C2',
  StandardStatus: 'ActiveUnderContract',
  ListPrice: 899_900,
  UnparsedAddress: '12 Elm Street, Toronto, Ontario',
  StreetNumber: '12',
  StreetName: 'Elm',
  StreetSuffix: 'Street',
  City: 'Toronto',
  StateOrProvince: 'Ontario',
  PropertySubType: 'Single Family',
  StructureType: ['Apartment'],
  InternetAddressDisplayYN: false,
  Cooling: ['Central air conditioning'],
  ParkingFeatures: ['Garage'],
  LivingArea: 92.5,
  LivingAreaUnits: 'square meters',
  OnMarketDate: '2026-11-20T10:00:00.00Z',
  Media: [{ MediaURL: 'https://example.com/1.jpg' }]
}

test.each([
  ['an OData answer', { '@odata.context': 'x', value: [RECORD] }],
  ['an array', [RECORD]],
  ['one record', RECORD]
])('RESO JSON as %s is read with its lookups as ours', (_, json) => {
  expect(listingsOf(bytesOf(JSON.stringify(json)))).toMatchObject([
    {
      identities: ['key 771', 'mls C2'],
      marketed_on: '2026-11-20',
      left_out: [],
      fields: {
        MlsStatus: 'Conditional',
        ListPrice: 899_900,
        UnparsedAddress: '12 Elm Street',
        PropertySubType: 'Condominium',
        InternetAddressDisplayYN: false,
        features: ['airConditioning', 'garage', 'parking'],
        LivingArea: 92.5,
        LivingAreaUnits: 'Square Meters'
      }
    }
  ])
})

test('a description whose heading doesn’t tell its language is in the website’s', () => {
  const bytes = bytesOf('MLS,Description\nC1,Text\n')
  expect(listingsOf(bytes, 'en')).toMatchObject([{ fields: { PublicRemarks_en: 'Text' } }])
  expect(listingsOf(bytes, 'fr')).toMatchObject([{ fields: { PublicRemarks_fr: 'Text' } }])
})

test('JSON that ends early is refused as a whole', () => {
  expect(() => readListingFile(bytesOf('[{"ListingId":"C1"'))).toThrow(SyntaxError)
})
