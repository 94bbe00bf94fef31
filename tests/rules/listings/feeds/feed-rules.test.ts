import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesFrom, isListDue, nextPollAt } from '#rules/listings/feeds/feed-clock.ts'
import { feedFeatures } from '#rules/listings/feeds/feed-features.ts'
import { feedHiddenReason } from '#rules/listings/feeds/feed-hidden-reason.ts'
import { feedHomeType, feedSubType } from '#rules/listings/feeds/feed-home-type.ts'
import { feedProvince } from '#rules/listings/feeds/feed-province.ts'
import { feedRemarks } from '#rules/listings/feeds/feed-remarks.ts'
import { isListDoubted } from '#rules/listings/feeds/shrink-guard.ts'

const now = new Date('2026-11-24T18:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  ['empty', { before: 3, lost: 3, received: 0 }, true],
  ['empty as before', { before: 0, lost: 0, received: 0 }, false],
  ['51 of 200 lost', { before: 200, lost: 51, received: 149 }, true],
  ['50 of 200 lost', { before: 200, lost: 50, received: 150 }, false],
  ['51 of 300 lost', { before: 300, lost: 51, received: 249 }, false],
  ['60 of 300 lost', { before: 300, lost: 60, received: 240 }, false],
  ['61 of 300 lost', { before: 300, lost: 61, received: 300 }, true]
])('a list that came %s', (_, counts, isDoubted) => {
  const list = { ...counts, now }
  expect(isListDoubted({ ...list, heldSince: ago(23), listedAt: ago(23.9) })).toBe(isDoubted)
  expect(isListDoubted({ ...list, heldSince: ago(12), listedAt: ago(24) })).toBe(false)
  expect(isListDoubted({ ...list, heldSince: ago(11.9), listedAt: ago(24) })).toBe(isDoubted)
  expect(isListDoubted({ ...list, heldSince: null, listedAt: ago(25) })).toBe(isDoubted)
  expect(isListDoubted({ ...list, heldSince: null, listedAt: null })).toBe(false)
})

test.each([
  ['was never read', { listedAt: null, heldSince: null, size: 0 }, true],
  ['is small', { listedAt: ago(0.1), heldSince: null, size: 5000 }, true],
  ['is large and new', { listedAt: ago(5.9), heldSince: null, size: 5001 }, false],
  ['is large and six hours old', { listedAt: ago(6), heldSince: null, size: 5001 }, true],
  ['is large and doubted', { listedAt: ago(1), heldSince: ago(0.5), size: 300_000 }, true]
])('a list that %s', (_, destination, isDue) => {
  expect(isListDue(destination, now)).toBe(isDue)
})

test('changes are asked for from 20 minutes before the newest one', () => {
  expect(changesFrom(now)).toEqual(ago(1 / 3))
})

test('a feed is polled every 15 minutes, sooner after a failure, hourly without access', () => {
  const waits = [0, 1, 2, 3, 4, 5, 60].map((failures) => {
    return (nextPollAt(now, { failures, isRefused: false }).getTime() - now.getTime()) / 60_000
  })
  expect(waits).toEqual([15, 1, 2, 4, 8, 15, 15])
  expect(nextPollAt(now, { failures: 1, isRefused: true })).toEqual(ago(-1))
})

test('no status but one for sale is shown, however it is written', () => {
  fc.assert(
    fc.property(fc.string(), (status) => {
      const reason = feedHiddenReason({ kind: 'ddf', status, displays: true, isLease: false })
      const isForSale = /^(active|activeundercontract|comingsoon|pending)$/i.test(
        status.replaceAll(/[^a-z]/gi, '')
      )
      expect(reason === null).toBe(isForSale)
    })
  )
  expect(feedHiddenReason({ kind: 'ddf', status: undefined, displays: true, isLease: false })).toBe(
    'status-unknown'
  )
  expect(feedHiddenReason({ kind: 'ddf', status: 'Active', displays: false, isLease: false })).toBe(
    'display-off'
  )
  expect(feedHiddenReason({ kind: 'ddf', status: 'Closed', displays: true, isLease: false })).toBe(
    'off-market'
  )
})

test.each([
  [['House'], 'Single Family', 'house'],
  [['Row / Townhouse'], 'Single Family', 'townhouse'],
  [['Apartment'], 'Single Family', 'condo'],
  [['Triplex'], 'Multi-family', 'multiplex'],
  [[], 'Vacant Land', 'land'],
  [[], 'Agriculture', 'farm'],
  [[], 'Retail', 'other'],
  [['Renamed'], 'Something', 'other']
])('%s, %s is a %s', (structures, subType, type) => {
  expect(feedHomeType(feedSubType(structures, subType))).toBe(type)
})

test.each([
  ['Ontario', 'ON'],
  ['Québec', 'QC'],
  ['Newfoundland & Labrador', 'NL'],
  ['bc', 'BC'],
  ['Maine', undefined]
])('%s is %s', (name, code) => {
  expect(feedProvince(name)).toBe(code)
})

test('features come from the lookups that are about them', () => {
  expect(
    feedFeatures({
      Cooling: ['Central air conditioning'],
      ParkingFeatures: ['Attached Garage'],
      Basement: ['Unfinished'],
      PoolFeatures: ['Inground pool'],
      FireplaceYN: true
    })
  ).toEqual(['airConditioning', 'garage', 'parking', 'pool', 'fireplace'])
  expect(
    feedFeatures({ ParkingFeatures: ['No Garage'], Basement: ['Partially finished'] })
  ).toEqual(['parking'])
  expect(feedFeatures({ ParkingTotal: 0, WaterfrontFeatures: ['None'] })).toEqual([])
})

test('remarks are plain, without phone numbers, and end at a word', () => {
  expect(
    feedRemarks('<b>Bright</b> &amp; quiet.<script>x()</script><br>Call (416) 555-0134!')
  ).toBe('Bright & quiet.\nCall …!')
  const long = feedRemarks('word '.repeat(4000))
  expect(long.length).toBeLessThanOrEqual(4000)
  expect(long.endsWith('word…')).toBe(true)
})
