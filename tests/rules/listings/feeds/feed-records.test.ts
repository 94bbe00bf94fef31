import { expect, test } from 'vitest'
import { feedHiddenReason } from '#rules/listings/feeds/feed-hidden-reason.ts'
import { feedSubType, readSubType } from '#rules/listings/feeds/feed-home-type.ts'
import { isForLease } from '#rules/listings/feeds/feed-lease.ts'
import { feedRemarks } from '#rules/listings/feeds/feed-remarks.ts'
import { feedStreet } from '#rules/listings/feeds/feed-street.ts'
import { monthlyFee } from '#rules/listings/feeds/monthly-fee.ts'
import { isOpenToVisitors } from '#rules/listings/open-house-kinds.ts'
import { addressWithUnit } from '#rules/listings/unit-address.ts'

test.each([
  [['For Lease'], 2400, [null], true],
  [['For Sub-Lease', 'Residential Condo & Other'], 2400, [null], true],
  [['', 'Residential Lease'], 2400, [null], true],
  [['À louer'], 2400, [null], true],
  [['For Sale', 'Residential Freehold'], 850_000, [null], false],
  [['Sale or Lease'], 850_000, [null], false],
  [['For Sale'], null, [2400], false],
  [['', ''], null, [2400], true],
  [['', ''], null, [null, 30_000], true],
  [['', ''], null, [null], false],
  [['', ''], 850_000, [2400], false]
])('a home of kind %j at %s with rents %j is for rent: %s', (kinds, ListPrice, rents, isLease) => {
  expect(isForLease({ kinds, ListPrice, rents })).toBe(isLease)
})

test.each(['Active', 'Closed'])('a home for rent is hidden from everyone, also %s', (status) => {
  const listing = { displays: true, isLease: true, kind: 'reso' as const, status }
  expect(feedHiddenReason(listing)).toBe('lease')
})

test.each([
  [1200, 'Annually', 100],
  [500, 'Monthly', 500],
  [120, 'weekly', 520],
  [300, 'Quarterly', 100],
  [300, 'Bi-Monthly', null],
  [300, 'One Time', null],
  [300, '', null],
  [undefined, 'Monthly', null]
])('a fee of %s, paid %s, is %s a month', (fee, frequency, aMonth) => {
  expect(monthlyFee(fee, frequency)).toBe(aMonth)
})

test.each([
  ['', '', true],
  ['Active', 'Public', true],
  ['active', 'public', true],
  ['Canceled', 'Public', false],
  ['Active', 'Broker', false],
  ['Active', 'Private (invitation only)', false],
  ['', 'Office', false]
])('an open house that is “%s” and “%s” is for visitors: %s', (status, type, isOpen) => {
  expect(isOpenToVisitors({ status, type })).toBe(isOpen)
})

test.each([
  ['12 Elm Street', '1', '1-12 Elm Street'],
  ['55 Bloor Street East', '5', '5-55 Bloor Street East'],
  ['25 Elm Street', '2', '2-25 Elm Street'],
  ['204 Main Street', '204', '204-204 Main Street'],
  ['10 1st Avenue', '10', '10-10 1st Avenue'],
  ['5 - 55 Bloor Street East', '5', '5 - 55 Bloor Street East'],
  ['#1204 -33 Bay Street', '1204', '#1204 -33 Bay Street'],
  ['A-12 Elm Street', 'a', 'A-12 Elm Street'],
  ['5 12B Elm Street', '5', '5 12B Elm Street'],
  ['12 Elm Street', '', '12 Elm Street']
])('%s with the unit %s is %s', (address, unit, whole) => {
  expect(addressWithUnit(address, unit)).toBe(whole)
})

const BAY = {
  UnitNumber: '1204',
  City: 'Toronto C01',
  StreetNumber: '33',
  StreetDirPrefix: '',
  StreetName: 'Bay',
  StreetSuffix: 'Street',
  StreetDirSuffix: ''
}
test.each([
  [{ UnparsedAddress: '33 Bay Street 1204, Toronto C01, ON M5J 2Z3' }, '33 Bay Street'],
  [{ UnparsedAddress: '1204 - 33 Bay Street, Toronto, Ontario' }, '1204 - 33 Bay Street'],
  [{ UnparsedAddress: '33 Bay Street, Toronto C01, Canada' }, '33 Bay Street'],
  [{ UnparsedAddress: '33 Bay Street, M5J 2Z3' }, '33 Bay Street'],
  [{ UnparsedAddress: '' }, '33 Bay Street'],
  [{ UnparsedAddress: '12 Highway 5', StreetName: 'Highway 5', UnitNumber: '5' }, '12 Highway 5'],
  [{ UnparsedAddress: '1200, rue Ontario, Québec', City: 'Québec' }, '1200, rue Ontario'],
  [{ UnparsedAddress: '', StreetNumber: '' }, '']
])('a feed’s address %j has the street %s', (change, street) => {
  expect(feedStreet({ ...BAY, ...change })).toBe(street)
})

test.each([
  ['Condo Apartment', 'Condominium'],
  ['Condo Townhouse', 'Townhouse'],
  ['Att/Row/Townhouse', 'Townhouse'],
  ['Semi-Detached', 'Single Family Residence'],
  ['Fourplex', 'Quadruplex'],
  ['MobileTrailer', 'Manufactured Home'],
  ['Copropriété', 'Condominium'],
  ['Condominium / Appartement', 'Condominium'],
  ['Maison à un étage et demi', 'Single Family Residence'],
  ['Maison unifamiliale', 'Single Family Residence'],
  ['Quintuplex', 'Multi Family'],
  ['Terre / Terrain', 'Unimproved Land'],
  ['Unimproved Land', 'Unimproved Land'],
  ['Office', undefined]
])('a board’s %s is a %s, in a feed and in a file', (word, type) => {
  expect(readSubType(word)).toBe(type)
  expect(feedSubType([], word)).toBe(type)
})

test('CREA’s Single Family without a known building is a house, or a condo where the land is shared', () => {
  expect(feedSubType(['Renamed'], 'Single Family', 'Freehold')).toBe('Single Family Residence')
  expect(feedSubType([], 'Single Family', 'Condo/Strata')).toBe('Condominium')
  expect(feedSubType(['House'], 'Single Family', 'Condo/Strata')).toBe('Single Family Residence')
})

test.each([
  ['Call 4165551234!', 'Call …!'],
  ['Call 1 4165551234.', 'Call ….'],
  ['(416)5551234 or 416 5551234', '… or …'],
  ['Appelez-moi : 5145551234', 'Appelez-moi : …']
])('a phone number without all separators goes: %s', (remarks, shown) => {
  expect(feedRemarks(remarks)).toBe(shown)
})

test.each([
  'MLS® 4165551234',
  'MLS® number: 4165551234, W12345678',
  'Offered at $4165551234',
  'PIN 076540123, roll 1904041234567890',
  'M5J2Z3, built 1987, 2400 sq. ft., taxes 6120 $',
  '43.6532261234',
  '0112345678'
])('what only looks like a phone number stays: %s', (remarks) => {
  expect(feedRemarks(remarks)).toBe(remarks)
})
