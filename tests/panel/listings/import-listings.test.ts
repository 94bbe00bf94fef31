import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import {
  importListings,
  listingColumns,
  saveListingColumns
} from '#contract/listings/import-listings.ts'
import * as listings from '#contract/listings/own-listings.ts'
import { readShownListings } from '#panel/actions/listings/shown-listings.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import { openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let ann: Ann
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await openListings(panel)
})
beforeEach(async () => {
  await panel.world.db.deleteFrom('listings').execute()
})
afterAll(() => panel.close())

type Asked = InputOf<typeof importListings>
type Cells = Asked['rows'][number]['cells']
type Ann = Awaited<ReturnType<typeof openListings>>

const DEFAULTS: Asked['defaults'] = {
  MlsStatus: 'Draft',
  PropertySubType: 'Single Family Residence',
  StateOrProvince: 'ON'
}
const ELM: Cells = {
  ListingId: 'C5712345',
  StandardStatus: 'Active',
  ListPrice: '$1,249,000',
  UnparsedAddress: '12 Elm Street, Toronto, ON',
  City: 'Toronto',
  PropertySubType: 'Condo Apt',
  Latitude: '43.67',
  Longitude: '-79.35',
  PublicRemarks_en: '<p>Bright &amp; quiet.</p>'
}
const OAK: Cells = {
  UnparsedAddress: '3 Oak Ave',
  UnitNumber: '4',
  City: 'Ottawa',
  ListPrice: '1 249 000 $'
}
const NONE = { added: 0, changed: 0, same: 0 }

async function imported(ann: Ann, cells: Cells[], more: Partial<Asked> = {}) {
  const rows = cells.map((one, at) => ({ row: at + 2, cells: one }))
  const input = { defaults: DEFAULTS, deleted: 'leave' as const, rows, ...more }
  const { body, status } = await ann.call(importListings, input)
  const { added, changed, noted, refused, same } = body
  return { status, counts: { added, changed, same }, noted, refused }
}
const contentOf = async (ann: Ann, listing_id: number) =>
  (await ann.call(listings.ownListing, { listing_id })).body
const revisionOf = async ({ website_id }: Ann) =>
  (await siteOf(panel.world.db, website_id))!.revision
const only = async (ann: Ann) => (await ann.list())[0]!

test('rows become own listings, shown or kept as drafts as they say, with a title that tells no street', async () => {
  expect((await imported(ann, [ELM, OAK])).counts).toEqual({ ...NONE, added: 2 })
  const [oak, elm] = (await ann.list()).toSorted((a, b) => a.City.localeCompare(b.City))
  expect(oak).toMatchObject({ MlsStatus: 'Draft', hidden_reason: 'draft', ListPrice: 1_249_000 })
  expect(elm).toMatchObject({
    source: 'import',
    MlsStatus: 'Active',
    title: { en: 'Condo, Toronto', fr: 'Copropriété, Toronto' },
    hidden_reason: null
  })
  const [shown] = await readShownListings(panel.world, ann.website_id, [elm!.listing_id])
  expect(shown).toMatchObject({ price: 1_249_000, address: '12 Elm Street', type: 'condo' })
  const { content } = await contentOf(ann, elm!.listing_id)
  expect(content.PublicRemarks).toEqual({ en: 'Bright & quiet.', fr: '' })
})

test('a second import of the same rows changes nothing, not even the website’s revision', async () => {
  await imported(ann, [ELM, OAK])
  const [before, revision] = [await ann.list(), await revisionOf(ann)]
  expect((await imported(ann, [ELM, OAK])).counts).toEqual({ ...NONE, same: 2 })
  expect(await ann.list()).toEqual(before)
  expect(await revisionOf(ann)).toBe(revision)
})

test('a changed row changes its listing, which keeps its photos and open houses', async () => {
  await imported(ann, [ELM])
  const { content, listing_id, version } = await contentOf(ann, (await only(ann)).listing_id)
  const openHouses = [
    {
      OpenHouseDate: '2030-06-01',
      OpenHouseStartTime: '14:00',
      OpenHouseEndTime: '16:00',
      OpenHouseRemarks: {}
    }
  ]
  const edited = { ...content, openHouses }
  await ann.call(listings.saveListing, { listing_id, base_version: version, content: edited })
  const cheaper = { ...ELM, ListPrice: '1.199.000', StandardStatus: 'Pending' }
  expect((await imported(ann, [cheaper])).counts).toEqual({ ...NONE, changed: 1 })
  const after = await contentOf(ann, listing_id)
  expect(after).toMatchObject({ version: 3, MlsStatus: 'Conditional', ListPrice: 1_199_000 })
  expect(after.content.openHouses).toHaveLength(1)
})

test('what the agent has edited since is kept and named, and everything else changes', async () => {
  await imported(ann, [ELM])
  const { content, listing_id, version } = await contentOf(ann, (await only(ann)).listing_id)
  const edited = { ...content, ListPrice: 1_300_000, title: { en: 'Loft by the park', fr: '' } }
  await ann.call(listings.saveListing, { listing_id, base_version: version, content: edited })
  expect((await imported(ann, [ELM])).counts).toEqual({ ...NONE, same: 1 })

  const changed = { ...ELM, ListPrice: '1199000', BedroomsTotal: '2+1' }
  const { counts, noted } = await imported(ann, [changed])
  expect(counts).toEqual({ ...NONE, changed: 1 })
  expect(noted).toEqual([{ row: 2, notes: [], left_out: [], kept: ['ListPrice'] }])
  expect((await contentOf(ann, listing_id)).content).toMatchObject({
    ListPrice: 1_300_000,
    BedroomsTotal: 3,
    title: { en: 'Loft by the park' }
  })
  expect((await imported(ann, [changed])).counts).toEqual({ ...NONE, same: 1 })
})

test('a file of numbers and prices alone changes prices alone', async () => {
  await imported(ann, [ELM])
  const { ListingId } = ELM
  const { counts } = await imported(ann, [{ ListingId, ListPrice: '999,000' }])
  expect(counts).toEqual({ ...NONE, changed: 1 })
  expect(await only(ann)).toMatchObject({
    MlsStatus: 'Active',
    ListPrice: 999_000,
    UnparsedAddress: '12 Elm Street'
  })
})

test('a status or type that we don’t know hides the listing and is named', async () => {
  await imported(ann, [ELM])
  const { noted } = await imported(ann, [{ ...ELM, StandardStatus: 'Foo' }])
  expect(noted).toMatchObject([{ notes: ['status_unknown'] }])
  expect(await only(ann)).toMatchObject({ MlsStatus: 'Draft', hidden_reason: 'draft' })
  const shop = await imported(ann, [{ ...ELM, PropertySubType: 'Retail' }])
  expect(shop.noted).toMatchObject([{ notes: ['type_unknown'] }])
  expect(await only(ann)).toMatchObject({ hidden_reason: 'draft' })
  await imported(ann, [ELM])
  expect(await only(ann)).toMatchObject({ MlsStatus: 'Active', hidden_reason: null })
})

test('a listing without a street is a draft until a file has it', async () => {
  const { UnparsedAddress: _, ...streetless } = ELM
  const { noted } = await imported(ann, [streetless])
  expect(noted).toMatchObject([{ notes: ['incomplete'] }])
  expect(await only(ann)).toMatchObject({ hidden_reason: 'draft' })
  expect((await imported(ann, [streetless])).counts).toEqual({ ...NONE, same: 1 })
  await imported(ann, [ELM])
  expect(await only(ann)).toMatchObject({ MlsStatus: 'Active', hidden_reason: null })
})

test('rows that can’t be listings are refused with their numbers, and the others imported', async () => {
  const { counts, noted, refused } = await imported(ann, [
    { ...ELM, ListPrice: '0' },
    { ...ELM, ListPrice: '−5' },
    { ...ELM, StateOrProvince: 'Texas' },
    { City: 'Toronto' },
    { ...OAK, Latitude: '-79.35', Longitude: '43.67', BedroomsTotal: 'many' },
    { ...ELM, ListingId: 'c1', ListPrice: '1' },
    { ...ELM, ListingId: 'C1', ListPrice: '2' }
  ])
  expect(counts).toEqual({ ...NONE, added: 2 })
  expect(refused).toEqual([
    { row: 2, problem: 'repeated' },
    { row: 3, problem: 'repeated' },
    { row: 4, problem: 'province' },
    { row: 5, problem: 'unidentified' },
    { row: 7, problem: 'repeated' }
  ])
  expect(noted).toEqual([{ row: 6, notes: ['pin_swapped'], left_out: ['BedroomsTotal'], kept: [] }])
  const zero = await imported(ann, [{ ...ELM, ListPrice: '0' }])
  expect(zero.refused).toEqual([{ row: 2, problem: 'price_low' }])
})

test('a listing that the agent wrote or deleted is left alone, and a deleted one put back if asked', async () => {
  await ann.save({ ListingId: 'c5712345' })
  expect((await imported(ann, [ELM])).refused).toEqual([{ row: 2, problem: 'own' }])
  await imported(ann, [OAK])
  const oak = (await ann.list()).find(({ City }) => City === 'Ottawa')!
  await ann.call(listings.deleteListing, { listing_id: oak.listing_id })
  expect((await imported(ann, [OAK])).refused).toEqual([{ row: 2, problem: 'deleted' }])
  expect(await ann.list()).toHaveLength(1)
  const back = await imported(ann, [OAK], { deleted: 'put_back' })
  expect(back.counts).toEqual({ ...NONE, changed: 1 })
  expect((await ann.list()).map(({ City }) => City)).toContain('Ottawa')
})

test('an export that comes back to its own account adds nothing, with or without MLS numbers', async () => {
  await ann.save({ ListingId: '', UnparsedAddress: '9 Birch Road', City: 'Toronto' })
  await imported(ann, [OAK])
  const exported = (await ann.list()).map(({ City, listing_id }): Cells => {
    const cells = City === 'Ottawa' ? OAK : { UnparsedAddress: '9 Birch Road', City }
    return { ...cells, ListingKey: `maplekey-${listing_id}` }
  })
  const { counts, refused } = await imported(ann, exported)
  expect(counts).toEqual({ ...NONE, same: 1 })
  expect(refused).toMatchObject([{ problem: 'own' }])
  const elsewhere = exported.map((cells): Cells => ({ ...cells, City: 'Hamilton' }))
  expect((await imported(ann, elsewhere)).counts).toEqual({ ...NONE, added: 2 })
})

test('a listing is found by its key, or by its MLS number if the file has no keys', async () => {
  await imported(ann, [{ ...ELM, ListingKey: '771' }])
  const renumbered = { ...ELM, ListingKey: '771', ListingId: 'C9' }
  expect((await imported(ann, [renumbered])).counts).toEqual({ ...NONE, changed: 1 })
  expect((await imported(ann, [{ ...ELM, ListingId: 'c9' }])).counts.added).toBe(0)
  expect(await ann.list()).toHaveLength(1)
})

test('another agent’s listings are not known, and stay untouched', async () => {
  const bob = await openListings(panel)
  await imported(ann, [ELM])
  const before = await ann.list()
  const other = await imported(bob, [{ ...ELM, ListPrice: '1' }])
  expect(other.counts).toEqual({ ...NONE, added: 1 })
  expect(await ann.list()).toEqual(before)
})

test('two imports of one file at the same moment add every listing once', async () => {
  const results = await Promise.all([imported(ann, [ELM, OAK]), imported(ann, [ELM, OAK])])
  expect(results.map(({ counts }) => counts.added).toSorted()).toEqual([0, 2])
  expect(await ann.list()).toHaveLength(2)
})

test('columns of listings are remembered apart from those of leads', async () => {
  const headings = ['No', 'Prix']
  await ann.call(saveListingColumns, { headings, columns: { ListingId: 0, ListPrice: 1 } })
  const { body } = await ann.call(listingColumns, { headings: ['NO', 'prix'] })
  expect(body.columns).toEqual({ ListingId: 0, ListPrice: 1 })
})
