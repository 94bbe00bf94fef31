import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { ListingContent } from '#contract/listings/listing-content.ts'
import { withImported } from '#panel/actions/listings/imported-content.ts'
import { LISTING_COLUMNS, type ListingCells } from '#rules/listings/files/imported-fields.ts'
import { repeatedRows } from '#rules/listings/files/listing-identities.ts'
import { EMPTY_FIELDS, mergeImport } from '#rules/listings/files/merge-import.ts'
import { readImportedListing } from '#rules/listings/files/read-imported-listing.ts'

const read = (cells: ListingCells) =>
  readImportedListing({ ListingId: 'C1', ...cells }, { StateOrProvince: 'ON' })
const fieldsOf = (cells: ListingCells) => {
  const listing = read(cells)
  return typeof listing === 'string' ? listing : listing.fields
}
const notesOf = (cells: ListingCells) => {
  const listing = read(cells)
  return typeof listing === 'string' ? listing : [...listing.notes, ...listing.left_out]
}

test.each([
  ['$1,249,000', 1_249_000],
  ['1 249 000 $', 1_249_000],
  ['1.249.000', 1_249_000],
  ['', null]
])('the price %s is %s', (ListPrice, dollars) => {
  expect(fieldsOf({ ListPrice })).toEqual({ ListingId: 'C1', ListPrice: dollars })
})

test.each([
  ['0', 'price_low'],
  ['−5', 'price_low'],
  ['on request', 'price_unreadable'],
  ['9999999999', 'price_high']
])('a row with the price %s is refused', (ListPrice, problem) => {
  expect(read({ ListPrice })).toBe(problem)
})

test.each([
  ['TransactionType', 'For Lease', '2400'],
  ['TransactionType', 'À louer', '2 400 $ par mois'],
  ['PropertySubType', 'Residential Lease', '2400']
] as const)('a row with the %s %s is for rent, and isn’t imported', (column, cell, ListPrice) => {
  expect(read({ [column]: cell, ListPrice })).toBe('for_rent')
})

test.each([
  ['Annually', 100],
  ['Mensuel', 1200],
  ['', 1200]
])('a fee of $1,200 that is paid “%s” is $%s a month', (AssociationFeeFrequency, dollars) => {
  const cells = { AssociationFee: '1200', AssociationFeeFrequency, TransactionType: 'For Sale' }
  expect(fieldsOf(cells)).toEqual({ ListingId: 'C1', AssociationFee: dollars })
})

describe('a cell is read as anyone writes it', () => {
  test.each([
    ['StandardStatus', 'Vendu', { MlsStatus: 'Sold' }],
    ['StandardStatus', 'En vigueur', { MlsStatus: 'Active' }],
    ['StandardStatus', 'Promesse d’achat acceptée', { MlsStatus: 'Conditional' }],
    ['StandardStatus', 'Withdrawn', { MlsStatus: 'Draft' }],
    ['StandardStatus', 'EXCLUSIVE', { MlsStatus: 'Exclusive' }],
    ['BedroomsTotal', '3 + 1', { BedroomsTotal: 4 }],
    ['BathroomsTotalInteger', '2.5', { BathroomsTotalInteger: 3 }],
    ['BathroomsTotalInteger', '2+1', { BathroomsTotalInteger: 3 }],
    ['LivingArea', '1 200 pi²', { LivingArea: 1200, LivingAreaUnits: 'Square Feet' }],
    ['LivingArea', '0', { LivingArea: null, LivingAreaUnits: 'Square Feet' }],
    ['LotSizeArea', '0.5 ac', { LotSizeArea: 0.5, LotSizeUnits: 'Acres' }],
    ['PropertySubType', 'Maison de ville', { PropertySubType: 'Townhouse' }],
    ['StateOrProvince', 'Colombie-Britannique', { StateOrProvince: 'BC' }],
    ['features', 'Piscine; garage', { features: ['garage', 'pool'] }],
    ['CloseDate', '2026/11/20', { CloseDate: '2026-11-20' }],
    ['PostalCode', 'm4k1a1', { PostalCode: 'M4K 1A1' }],
    ['PublicRemarks_en', 'One\nTwo &amp; three', { PublicRemarks_en: 'One\nTwo & three' }],
    ['PublicRemarks_en', '<p>A<script>x()</script></p>', { PublicRemarks_en: 'A' }]
  ] as const)('%s: %s', (column, cell, fields) => {
    expect(fieldsOf({ [column]: cell })).toEqual({ ListingId: 'C1', ...fields })
    expect(notesOf({ [column]: cell })).toEqual([])
  })
})

describe('what can’t be right is left out or hidden, and named', () => {
  test.each([
    ['a swapped pin', { Latitude: '-79.35', Longitude: '43.67' }, ['pin_swapped']],
    ['a pin elsewhere', { Latitude: '48.85', Longitude: '2.35' }, ['pin_outside_canada']],
    ['half a pin', { Latitude: '43.67', Longitude: '' }, ['pin_half']],
    ['an unknown status', { StandardStatus: 'Foo' }, ['status_unknown']],
    ['an unknown type', { PropertySubType: 'Office' }, ['type_unknown']],
    ['not for the internet', { InternetEntireListingDisplayYN: 'no' }, ['display_off']],
    [
      'a fee that is paid nobody knows how often',
      { AssociationFee: '80', AssociationFeeFrequency: 'Bi-Monthly' },
      ['AssociationFee']
    ],
    ['a price with cents', { ListPrice: '1,249,000.50' }, ['price_rounded']],
    ['two prices with cents', { ListPrice: '900.5', ClosePrice: '899.5' }, ['price_rounded']],
    ['a number of words', { BedroomsTotal: 'many' }, ['BedroomsTotal']],
    ['an ambiguous day', { CloseDate: '11/12/2026' }, ['CloseDate']],
    ['an area of acres inside', { LivingArea: '2 acres' }, ['LivingArea']],
    ['a phone number', { PublicRemarks_en: 'Call 416-555-0199' }, ['phone_removed']],
    ['a long text', { PublicRemarks_en: 'word '.repeat(4000) }, ['remarks_cut']]
  ])('%s', (_, cells, notes) => {
    expect(notesOf(cells)).toEqual(notes)
  })
})

test.each([{ StandardStatus: 'Foo' }, { PropertySubType: 'Office' }])(
  'a row with %o is never shown as active',
  (cells) => {
    expect(fieldsOf({ StandardStatus: 'Active', ...cells })).toMatchObject({ MlsStatus: 'Draft' })
  }
)

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '0',
    '-5',
    '1e9',
    '$1,249,000',
    '2026-02-30',
    'true',
    'Active',
    '43.67',
    '-79.35'
  ),
  fc.string({ unit: 'binary' })
)
const cells = fc.dictionary(fc.constantFrom(...LISTING_COLUMNS), cell)

test('whatever a row says, its listing is one that can be saved', () => {
  fc.assert(
    fc.property(cells, (row) => {
      const listing = read(row)
      if (typeof listing === 'string') return
      const { content } = withImported(undefined, { title_en: 'A home', ...listing.fields })
      expect(v.safeParse(ListingContent, content).issues).toBeUndefined()
    })
  )
})

test('of rows about one listing, the last is imported', () => {
  const rows = [
    { ListingKey: '1', ListingId: 'A' },
    { ListingId: 'a' },
    { UnparsedAddress: '12, Elm St.', City: 'Toronto' },
    { UnparsedAddress: '12 elm st', City: 'TORONTO' },
    { UnparsedAddress: '12 Elm St', UnitNumber: '4', City: 'Toronto' }
  ].map((one, at) => ({ row: at + 2, cells: one }))
  expect([...repeatedRows(rows)].toSorted()).toEqual([2, 4])
})

describe('of a later import', () => {
  const now = { ...EMPTY_FIELDS, ListPrice: 5, City: 'Toronto', Latitude: 43, Longitude: -79 }
  const before = { ListPrice: 5, City: 'Toronto', Latitude: 43, Longitude: -79 }
  test.each([
    ['the same changes nothing', now, before, {}, []],
    ['what is new changes', now, { ListPrice: 6 }, { ListPrice: 6 }, []],
    ['an edit stays', { ...now, ListPrice: 7 }, { ListPrice: 6 }, {}, ['ListPrice']],
    ['an edit to the same is none', { ...now, ListPrice: 6 }, { ListPrice: 6 }, {}, []],
    ['what no file said is filled', now, { YearBuilt: 1987 }, { YearBuilt: 1987 }, []],
    [
      'a pin moves as a whole or stays',
      { ...now, Latitude: 44 },
      { Latitude: 43, Longitude: -80 },
      {},
      ['Latitude']
    ]
  ])('%s', (_, is, next, change, kept) => {
    expect(mergeImport(is, { before, next })).toEqual({ change, kept })
  })
})
