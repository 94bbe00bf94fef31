import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listings from '#contract/listings/own-listings.ts'
import { addSitePicture, deleteSitePicture } from '#contract/websites/site-pictures.ts'
import { readListingPage, readShownListings } from '#panel/actions/listings/shown-listings.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import { listingContent, openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { pictureBlob } from '../../kit/pictures.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

type Ann = Awaited<ReturnType<typeof openListings>>
const revisionOf = async ({ website_id }: Ann) =>
  (await siteOf(panel.world.db, website_id))!.revision
const shown = async ({ website_id }: Ann, listing_id: number) => {
  const [card] = await readShownListings(panel.world, website_id, [listing_id])
  return card
}

test('a saved listing is shown at once, with its size in square feet', async () => {
  const ann = await openListings(panel)
  const before = await revisionOf(ann)
  const { body } = await ann.save()
  expect(body).toMatchObject({ version: 1, MlsStatus: 'Active', hidden_reason: null })
  expect(body.listing_url).toMatch(/\/listings\/12-elm-street-toronto-\d+$/)
  expect(await revisionOf(ann)).toBe(before + 1)
  expect(await shown(ann, body.listing_id)).toMatchObject({
    status: 'Active',
    price: 899_900,
    address: '12 Elm Street',
    LivingArea: 1615,
    type: 'house',
    pin: { Latitude: 43.67, Longitude: -79.35 }
  })
  expect((await ann.list()).map(({ listing_id }) => listing_id)).toEqual([body.listing_id])
})

test('the editor gets back what was saved, in the units it was typed in', async () => {
  const ann = await openListings(panel)
  const { body: saved } = await ann.save({
    openHouses: [
      {
        OpenHouseDate: '2026-11-28',
        OpenHouseStartTime: '14:00',
        OpenHouseEndTime: '16:00',
        OpenHouseRemarks: {}
      }
    ],
    Rooms: [{ RoomType: { en: 'Kitchen' }, RoomLevel: {}, RoomDimensions: '12 x 10 ft' }],
    features: ['garage']
  })
  const { listing_id } = saved
  const { body } = await ann.call(listings.ownListing, { listing_id })
  expect(body.content).toMatchObject({
    LivingArea: 150,
    LivingAreaUnits: 'Square Meters',
    PostalCode: 'M4K 1A1',
    openHouses: [{ OpenHouseStartTime: '14:00' }],
    Rooms: [{ RoomDimensions: '12 x 10 ft' }],
    features: ['garage']
  })
  const again = await ann.call(listings.saveListing, {
    listing_id,
    base_version: 0,
    content: body.content
  })
  expect(again.body).toMatchObject({ version: 1 })
})

test('a second tab’s older version is refused and overwrites nothing', async () => {
  const ann = await openListings(panel)
  const { body: first } = await ann.save()
  const { body: second } = await ann.save({ ListPrice: 879_900 }, first)
  expect(second.version).toBe(2)
  const late = await ann.save({ ListPrice: 1 }, first)
  expect(late.status).toBe(409)
  expect(late.body.message).toContain('saved in another tab')
  expect((await shown(ann, first.listing_id))?.price).toBe(879_900)
})

test('a new listing whose answer was lost is not created twice', async () => {
  const ann = await openListings(panel)
  const begun_as = 'a'.repeat(32)
  const none = { listing_id: null, version: 0 }
  const { body: first } = await ann.save({}, none, { begun_as })
  const { body: again } = await ann.save({}, none, { begun_as })
  expect(again.listing_id).toBe(first.listing_id)
  expect(await ann.list()).toHaveLength(1)
})

test('a draft needs nothing and is shown to nobody; to be shown it needs title, street and city', async () => {
  const ann = await openListings(panel)
  const empty = { MlsStatus: 'Draft' as const, title: {}, UnparsedAddress: '', City: '' }
  const { body } = await ann.save(empty)
  expect(body).toMatchObject({ hidden_reason: 'draft', listing_url: null, first_marketed_at: null })
  expect(await shown(ann, body.listing_id)).toBeUndefined()
  const refused = await ann.save({ ...empty, MlsStatus: 'Active' }, body)
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.errors)).toEqual(['title', 'UnparsedAddress', 'City'])
})

test('a pin with latitude and longitude swapped is refused where it was typed', async () => {
  const ann = await openListings(panel)
  const { body, status } = await ann.save({ Latitude: -79.35, Longitude: 43.67 })
  expect(status).toBe(400)
  expect(body.errors).toEqual({
    Latitude: 'Latitude and longitude seem to be reversed.'
  })
})

test('a hidden address is in no card, page, slug or search', async () => {
  const ann = await openListings(panel)
  const { body } = await ann.save({ InternetAddressDisplayYN: false, UnitNumber: '407' })
  const { listing_id } = body
  const page = await readListingPage(panel.world, { ...ann, listing_id })
  expect(page?.listing).toMatchObject({
    address: '',
    pin: null,
    slug: `riverdale-toronto-${listing_id}`
  })
  const row = await panel.world.db
    .selectFrom('listings')
    .select('search')
    .where('listing_id', '=', listing_id)
    .executeTakeFirstOrThrow()
  for (const hidden of ['elm', '407', 'm4k']) {
    expect(JSON.stringify({ page, row, url: body.listing_url }).toLowerCase()).not.toContain(hidden)
  }
})

test('a sold price is shown only once seller and buyer have agreed', async () => {
  const ann = await openListings(panel)
  const sold = { MlsStatus: 'Sold' as const, ClosePrice: 915_000, CloseDate: '2026-12-15' }
  const { body: first } = await ann.save(sold)
  expect(await shown(ann, first.listing_id)).toMatchObject({ status: 'Sold', price: null })
  const { body: one } = await ann.save({ ...sold, seller_consent_on: '2026-11-20' }, first)
  expect((await shown(ann, first.listing_id))?.price).toBeNull()
  const both = { seller_consent_on: '2026-11-20', buyer_consent_on: '2026-11-21' }
  await ann.save({ ...sold, ...both }, one)
  expect((await shown(ann, first.listing_id))?.price).toBe(915_000)
})

test('an exclusive counts its days to the MLS from its first day on the website, until it has a number', async () => {
  const ann = await openListings(panel)
  const exclusive = { MlsStatus: 'Exclusive' as const, ListingId: '' }
  const { body: first } = await ann.save(exclusive)
  expect(first).toMatchObject({ mls_due_on: '2026-11-25' })
  panel.advanceClock(86_400_000)
  const { body: edited } = await ann.save({ ...exclusive, ListPrice: 1 }, first)
  expect(edited).toMatchObject({
    mls_due_on: '2026-11-25',
    first_marketed_at: first.first_marketed_at
  })
  const { body: listed } = await ann.save({ MlsStatus: 'Active' }, edited)
  expect(listed.mls_due_on).toBeNull()
})

test('a deleted listing is gone for visitors and can be put back', async () => {
  const ann = await openListings(panel)
  const { body } = await ann.save()
  const which = { listing_id: body.listing_id }
  await ann.call(listings.deleteListing, which)
  expect(await ann.list()).toEqual([])
  expect(await shown(ann, body.listing_id)).toBeUndefined()
  expect((await ann.save({}, body)).status).toBe(404)
  await ann.call(listings.putBackListing, which)
  expect((await shown(ann, body.listing_id))?.price).toBe(899_900)
})

test('featured listings keep the agent’s order, and a hidden one can’t be featured', async () => {
  const ann = await openListings(panel)
  const { body: a } = await ann.save()
  const { body: b } = await ann.save()
  const { body: draft } = await ann.save({ MlsStatus: 'Draft' })
  const order = [b.listing_id, a.listing_id]
  const { body } = await ann.call(listings.featureListings, { listing_ids: order })
  const places = (body.data as listings.OwnListing[])
    .filter(({ featured_position }) => featured_position !== null)
    .toSorted((one, other) => one.featured_position! - other.featured_position!)
  expect(places.map(({ listing_id }) => listing_id)).toEqual(order)
  const refused = await ann.call(listings.featureListings, { listing_ids: [draft.listing_id] })
  expect(refused.status).toBe(409)
})

test('another agent’s listing is as missing as one that doesn’t exist', async () => {
  const [ann, ben] = [await openListings(panel), await openListings(panel)]
  const { body } = await ann.save()
  const { listing_id } = body
  for (const call of [listings.ownListing, listings.deleteListing, listings.putBackListing]) {
    const foreign = await ben.call(call, { listing_id })
    const missing = await ben.call(call, { listing_id: 999_999 })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  }
  expect((await ben.save({}, body)).status).toBe(404)
  expect((await ben.call(listings.featureListings, { listing_ids: [listing_id] })).status).toBe(409)
  expect(await shown(ben, listing_id)).toBeUndefined()
})

test('a photo that a listing shows can’t be deleted, and another website’s can’t be used', async () => {
  const [ann, ben] = [await openListings(panel), await openListings(panel)]
  const file = await pictureBlob('png')
  const { body } = await ann.call(addSitePicture, { file, alt_en: 'The kitchen' })
  const Media = [body.picture]
  const { body: saved } = await ann.save({ Media })
  expect(await shown(ann, saved.listing_id)).toMatchObject({ photosCount: 1, photo: body.picture })
  const { sha256 } = body.picture
  expect((await ann.call(deleteSitePicture, { sha256 })).status).toBe(409)
  const stolen = await ben.save({ Media })
  expect([stolen.status, Object.keys(stolen.body.errors)]).toEqual([400, ['Media']])
  const content = listingContent({ Media: [{ ...body.picture, alt: {} }] })
  const silent = await ann.call(listings.saveListing, {
    listing_id: null,
    base_version: 0,
    content
  })
  expect(silent.body.errors).toEqual({
    Media: 'Please describe every photo, in at least one language.'
  })
})
