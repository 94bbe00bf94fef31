import { expect, test } from 'vitest'
import { missingAgreements } from '#rules/listings/feeds/agreements.ts'
import { readFeedAddress, readTokenAddress } from '#rules/listings/feeds/feed-address.ts'
import { feedNews, feedState, feedTrouble } from '#rules/listings/feeds/feed-state.ts'
import { whyShown } from '#rules/listings/feeds/why-shown.ts'

const NOW = new Date('2026-11-26T18:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const WELL = { isAgreed: true, isPaused: false, heldSince: null, listedAt: hoursAgo(1), why: null }

test.each([
  ['ddf', true, [], ['data-license', 'shared-pool']],
  ['ddf', false, [], ['data-license']],
  ['reso', false, [], ['data-license', 'idx']],
  ['reso', false, ['idx'], ['data-license']],
  ['reso', false, ['data-license', 'idx'], []]
] as const)('a feed of kind %s (pool: %s) with %j lacks %j', (kind, isPool, signed, missing) => {
  const agreements = signed.map((one) => ({ board: ' trreb', kind: one, turn: 'signed' as const }))
  expect(missingAgreements({ board: 'TRREB', isPool, kind }, agreements)).toEqual(missing)
  const unsigned = agreements.map((one) => ({ ...one, turn: 'board' as const }))
  const elsewhere = agreements.map((one) => ({ ...one, board: 'CREB®' }))
  const all = missingAgreements({ board: 'TRREB', isPool, kind }, [])
  for (const none of [unsigned, elsewhere]) {
    expect(missingAgreements({ board: 'TRREB', isPool, kind }, none)).toEqual(all)
  }
})

test.each([
  [{}, 'shown', 'none'],
  [{ listedAt: null }, 'reading', 'none'],
  [{ isPaused: true, why: 'credentials' }, 'paused', undefined],
  [{ why: 'silence' }, 'failing', undefined],
  [{ why: 'credentials' }, 'refused', 'refused'],
  [{ why: 'credentials', listedAt: hoursAgo(24) }, 'hidden', 'hidden'],
  [{ heldSince: hoursAgo(5) }, 'held', undefined],
  [{ heldSince: hoursAgo(6) }, 'held', 'held'],
  [{ isAgreed: false, heldSince: hoursAgo(7) }, 'unsigned', 'none'],
  [{ isAgreed: false, why: 'forbidden' }, 'unsigned', 'refused']
] as const)('a feed with %j is %s, and its trouble is %s', (change, state, trouble) => {
  expect(feedState({ ...WELL, ...change }, NOW)).toBe(state)
  expect(feedTrouble({ ...WELL, ...change }, NOW)).toBe(trouble)
})

test.each([
  [null, 'none', undefined],
  [null, 'refused', 'refused'],
  ['refused', 'refused', undefined],
  ['refused', 'hidden', 'hidden'],
  ['refused', undefined, undefined],
  ['hidden', 'refused', undefined],
  ['hidden', 'none', 'back'],
  ['held', 'none', 'back']
] as const)('told of %s, with %s now, the news is %s', (told, trouble, news) => {
  expect(feedNews(told, trouble)).toBe(news)
})

test.each([
  ['https://api.example.ca/odata', 'https://api.example.ca/odata/'],
  [' https://api.example.ca/odata/$metadata ', 'https://api.example.ca/odata/'],
  ['https://api.example.ca/odata/Property?$top=1', 'https://api.example.ca/odata/'],
  ['https://api.example.ca', 'https://api.example.ca/'],
  ['http://api.example.ca/odata', undefined],
  ['https://me:secret@api.example.ca/odata', undefined],
  ['api.example.ca', undefined],
  ['', undefined]
])('the address %s is read as %s', (typed, address) => {
  expect(readFeedAddress(typed)).toBe(address)
})

test('the address that gives tokens stays as it is', () => {
  const address = 'https://api.example.ca/oauth2/token?tenant=1'
  expect(readTokenAddress(address)).toBe(address)
  expect(readTokenAddress('ftp://api.example.ca/token')).toBeUndefined()
})

const NONE = { idx: false, vow: false }
const BOTH = { idx: true, vow: true }
const FEED = { display: { idx: true, vow: false }, pausedAt: null, listedAt: hoursAgo(1) }
const SHOWN = {
  isSiteOpen: true,
  feed: FEED,
  goneAt: null,
  hiddenReason: null,
  hiddenSince: null,
  isCopy: false
}
test.each([
  [{}, 'shown', null],
  [{ isSiteOpen: false }, 'closed', null],
  [{ isCopy: true }, 'copy', null],
  [
    { isCopy: true, hiddenReason: 'off-market', hiddenSince: hoursAgo(3) },
    'off-market',
    hoursAgo(3)
  ],
  [{ hiddenReason: 'display-off', hiddenSince: hoursAgo(3) }, 'display-off', hoursAgo(3)],
  [{ goneAt: hoursAgo(2), hiddenReason: 'off-market' }, 'gone', hoursAgo(2)],
  [{ feed: { ...FEED, display: NONE } }, 'unsigned', null],
  [{ feed: { ...FEED, display: { idx: false, vow: true } } }, 'registered', null],
  [{ feed: { ...FEED, display: BOTH }, hiddenReason: 'vow-only' }, 'registered', null],
  [{ feed: { ...FEED, display: BOTH }, hiddenReason: 'display-off' }, 'display-off', null],
  [{ hiddenReason: 'vow-only', hiddenSince: hoursAgo(3) }, 'vow-only', hoursAgo(3)],
  [{ feed: { ...FEED, pausedAt: hoursAgo(4) } }, 'paused', hoursAgo(4)],
  [{ feed: { ...FEED, listedAt: hoursAgo(30) } }, 'stale', hoursAgo(6)]
] as const)('a listing with %j is %s', (change, reason, since) => {
  expect(whyShown({ ...SHOWN, ...change }, NOW)).toEqual({ reason, since })
})
