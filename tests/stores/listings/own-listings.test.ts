import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { featureListings, ownListing, type OwnListing } from '#contract/listings/own-listings.ts'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { openListings } from '../../kit/listings.ts'
import { startPanel } from '../../kit/panel.ts'
import { pictureBlob } from '../../kit/pictures.ts'
import { connect, connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/dashboard/listings')

const panel = await startPanel({ settings: { rateLimits: false } })
afterAll(() => panel.close())
beforeEach(() => connectTo(panel))

type Agent = Awaited<ReturnType<typeof openListings>>
const TORONTO = { city: 'Toronto', province: 'ON' }
const ELM = { UnparsedAddress: '12 Elm Street', title: { en: 'Brick semi', fr: '' } }

/** A listing in a new tab, or after a reload: fresh modules, the same storage. */
async function openTab({ token }: Agent, listing: number | 'new' = 'new') {
  vi.resetModules()
  localStorage.setItem('access_token', token)
  const { checkSession } = await import('#stores/session/session.ts')
  await checkSession()
  const tab = {
    ...(await import('#stores/listings/listing-list.ts')),
    ...(await import('#stores/listings/listing-place.ts')),
    ...(await import('#stores/listings/open-listing.ts')),
    ...(await import('#stores/listings/photo-uploads.ts')),
    ...(await import('#stores/listings/save-listing.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  tab.goToListing(listing, false)
  await tab.openListing(listing, TORONTO)
  return tab
}

const contentOf = async (agent: Agent, listing_id: number) =>
  (await agent.call(ownListing, { listing_id })).body.content

const idsIn = (tab: Awaited<ReturnType<typeof openTab>>) => {
  const loaded = tab.$listings.get()
  const rows: OwnListing[] = loaded.status === 'ready' ? tab.inListOrder(loaded.value) : []
  return rows.map(({ listing_id }) => listing_id)
}

test('a new listing is shown by its first save, with its price read as it was typed', async () => {
  const ann = await openListings(panel)
  const tab = await openTab(ann)
  tab.editListing({ ...ELM, ListPrice: '$1.249.000', LotSizeArea: '0,25', Longitude: '-79.35' })
  expect(tab.opened()?.typed).toMatchObject({ City: 'Toronto', StateOrProvince: 'ON' })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toMatchObject({
    errors: { Latitude: 'Please enter both latitude and longitude, or neither.' }
  })
  tab.editListing({ Latitude: '-79.35', Longitude: '43.67', BedroomsTotal: 'two', City: '' })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toHaveProperty('errors.Latitude', expect.stringContaining('reversed'))
  tab.editListing({ City: 'Toronto', BedroomsTotal: '', Latitude: '43.67', Longitude: '-79.35' })
  expect(await tab.save()).toBe(true)
  expect(tab.$saving.get()).toEqual({ status: 'saved' })
  const [saved] = await ann.list()
  expect(saved).toMatchObject({ MlsStatus: 'Active', ListPrice: 1_249_000, hidden_reason: null })
  expect(tab.$place.get()).toEqual({ listing: saved?.listing_id })
  expect(await contentOf(ann, saved!.listing_id)).toMatchObject({
    LotSizeArea: 0.25,
    Longitude: -79.35
  })
})

test.each([
  ['0', 'Is the price right? Leave it empty if buyers should ask for it.'],
  ['-5', 'Is the price right? Leave it empty if buyers should ask for it.'],
  ['call me', 'Please enter the price in dollars. For example: 899,900'],
  ['9,000,000,000', 'Please check the price: it’s more than a billion dollars.']
])(
  'a price of %j is asked about where it was typed, and nothing typed is lost',
  async (typed, sentence) => {
    const ann = await openListings(panel)
    const tab = await openTab(ann)
    tab.editListing({ ...ELM, ListPrice: typed })
    expect(await tab.save()).toBe(false)
    expect(tab.$saving.get()).toMatchObject({ errors: { ListPrice: sentence } })
    expect(tab.opened()?.typed.ListPrice).toBe(typed)
  }
)

test('rows that were added and left empty are dropped, and a wrong one says what is wrong', async () => {
  const ann = await openListings(panel)
  const tab = await openTab(ann)
  const line = { en: '', fr: '' }
  const house = { OpenHouseStartTime: '14:00', OpenHouseEndTime: '13:00', OpenHouseRemarks: line }
  tab.editListing({
    ...ELM,
    Rooms: [{ RoomType: line, RoomLevel: line, RoomDimensions: ' ' }],
    openHouses: [
      { ...house, OpenHouseDate: '' },
      { ...house, OpenHouseDate: '2026-11-28' }
    ]
  })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toMatchObject({
    errors: { 'openHouses.0.OpenHouseEndTime': 'The open house must end after it starts.' }
  })
  tab.editListing({
    openHouses: [{ ...house, OpenHouseDate: '2026-11-28', OpenHouseEndTime: '16:00' }]
  })
  expect(await tab.save()).toBe(true)
  const [{ listing_id }] = (await ann.list()) as [OwnListing]
  const { openHouses, Rooms } = await contentOf(ann, listing_id)
  expect([openHouses.length, Rooms.length]).toEqual([1, 0])
})

test('what was typed offline or before the session ended is back after a reload, and is saved once', async () => {
  const ann = await openListings(panel)
  const tab = await openTab(ann)
  connect(async (path, init) => {
    await panel.request(path.replace(/^\/api/, ''), init)
    throw new TypeError('the answer was lost')
  })
  tab.editListing(ELM)
  expect(await tab.save()).toBe(false)
  disconnect()
  tab.editListing({ BedroomsTotal: '3' })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toEqual({ status: 'kept' })

  connectTo(panel)
  const again = await openTab(ann)
  expect(again.opened()?.typed).toMatchObject({ BedroomsTotal: '3', title: ELM.title })
  expect(again.$toasts.get().at(-1)?.message).toBe('Your unsaved changes have been restored.')
  expect(await again.save()).toBe(true)
  expect(await ann.list()).toHaveLength(1)
  again.editListing({ BedroomsTotal: '4' })
  again.discardEdits()
  expect((await openTab(ann, (await ann.list())[0]!.listing_id)).isUnsaved()).toBe(false)
})

test('what another tab has saved is never overwritten before the agent has chosen', async () => {
  const ann = await openListings(panel)
  const { body: first } = await ann.save()
  const [tab, other] = [await openTab(ann, first.listing_id), await openTab(ann, first.listing_id)]
  const { body: newer } = await ann.save({ title: { en: 'From the phone' } }, first)
  tab.editListing({ ListPrice: '850,000' })
  expect(await tab.save()).toBe(false)
  expect(tab.$newer.get()?.message).toContain('saved in another tab or on another device')
  expect(tab.opened()?.typed.ListPrice).toBe('850,000')
  expect(await tab.save(), 'nothing is saved before the choice').toBe(false)
  tab.takeNewer()
  expect(tab.opened()?.typed.title.en).toBe('From the phone')
  expect(tab.isUnsaved()).toBe(false)

  other.editListing({ City: 'Ajax' })
  expect(await other.save()).toBe(false)
  expect(await other.keepMine()).toBe(true)
  expect((await ann.list())[0]).toMatchObject({ City: 'Ajax', version: newer.version + 1 })
})

test('what was typed into a listing that was deleted elsewhere becomes a new one', async () => {
  const ann = await openListings(panel)
  const { body: first } = await ann.save()
  const tab = await openTab(ann, first.listing_id)
  tab.$listings.set({ status: 'ready', value: await ann.list() })
  expect(await tab.removeListing(first)).toBe(true)
  tab.editListing({ City: 'Ajax' })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toMatchObject({
    message: expect.stringContaining('is now a new listing')
  })
  expect(await tab.save()).toBe(true)
  expect(await ann.list()).toMatchObject([{ City: 'Ajax' }])
  expect(await tab.undoDelete()).toBe(true)
  expect(await ann.list()).toHaveLength(2)
})

test('featured listings come first in the order that the agent gives them', async () => {
  const ann = await openListings(panel)
  const ids: number[] = []
  for (const title of ['A', 'B', 'C']) {
    ids.push((await ann.save({ title: { en: title } })).body.listing_id)
  }
  const [a, b, c] = ids as [number, number, number]
  const tab = await openTab(ann)
  await tab.loadListings()
  expect(idsIn(tab)).toEqual([c, b, a])
  expect(await tab.feature(a, true)).toBe(true)
  expect(await tab.feature(b, true)).toBe(true)
  expect(idsIn(tab)).toEqual([a, b, c])
  expect(await tab.moveFeatured(b, 0)).toBe(true)
  expect(idsIn(tab)).toEqual([b, a, c])
  await ann.save(
    { MlsStatus: 'Expired' },
    (await ann.list()).find((one) => one.listing_id === b)!
  )
  await tab.loadListings()
  expect(idsIn(tab)[0], 'a hidden one leads no more').toBe(a)
  expect(await tab.feature(c, true)).toBe(true)
  const { body } = await ann.call(featureListings, { listing_ids: [a] })
  expect(body.data.filter(tab.isFeatured)).toHaveLength(1)
})

test('a copy is a draft without the MLS number, the open houses and the sale', async () => {
  const ann = await openListings(panel)
  const { body: first } = await ann.save({
    MlsStatus: 'Sold',
    ClosePrice: 900_000,
    CloseDate: '2026-12-01',
    seller_consent_on: '2026-11-20',
    buyer_consent_on: '2026-11-21'
  })
  const tab = await openTab(ann)
  expect(await tab.duplicateListing(first.listing_id)).toBe(true)
  const { listing } = tab.$place.get()
  expect(listing).not.toBe(first.listing_id)
  expect(await contentOf(ann, Number(listing))).toMatchObject({
    MlsStatus: 'Draft',
    ListingId: '',
    title: { en: 'Brick semi by the park' },
    openHouses: [],
    ClosePrice: null,
    CloseDate: null,
    seller_consent_on: null,
    buyer_consent_on: null
  })
})

test('a file that is not a picture says so, the same photo is added once, and each must be described', async () => {
  const ann = await openListings(panel)
  const file = await pictureBlob('png')
  const { picture } = (await ann.call(addSitePicture, { file })).body
  const tab = await openTab(ann)
  tab.editListing(ELM)
  tab.addPhoto(new File(['a letter'], 'letter.txt', { type: 'text/plain' }))
  await tab.photosAdded()
  expect(tab.$uploads.get()).toMatchObject([
    { status: 'failed', message: 'Please choose a JPEG, PNG or WebP picture.' }
  ])
  expect(tab.addPicture(picture)).toBeUndefined()
  expect(tab.addPicture(picture)).toBe('This photo is in the listing already.')
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toMatchObject({
    errors: { Media: 'Please describe every photo, in at least one language.' }
  })
  tab.editListing({ Media: [{ ...picture, alt: { en: 'The kitchen', fr: '' } }] })
  expect(await tab.save()).toBe(true)
  expect((await ann.list())[0]).toMatchObject({
    photosCount: 1,
    photo: { alt: { en: 'The kitchen' } }
  })
})
