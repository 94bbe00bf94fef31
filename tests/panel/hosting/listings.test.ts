import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listings from '#contract/listings/own-listings.ts'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { endOpenHouses } from '#panel/actions/listings/end-open-houses.ts'
import { startHosting } from '../../kit/hosting.ts'
import { listingContent, openListings } from '../../kit/listings.ts'
import { siteContent } from '../../kit/site-content.ts'
import { attributeOf, sitePage } from '../../kit/site-page.ts'
import { pictureBlob } from '../../kit/pictures.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
type Content = ReturnType<typeof listingContent>
let hosting: Hosting
let site: Awaited<ReturnType<Hosting['newSite']>>
let ann: Awaited<ReturnType<typeof openListings>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  const { pages } = siteContent()
  site = await hosting.newSite({
    pages: pages.map((page) => ({
      ...page,
      blocks:
        page.kind === 'home'
          ? [...page.blocks, SEARCH]
          : page.kind === 'homes'
            ? [HOMES]
            : page.blocks
    }))
  })
  ann = await openListings(hosting.panel, site)
})
afterAll(() => hosting.close())

const SEARCH = { type: 'search', id: 'search', title: {} } as const
const HOMES = { type: 'homes', id: 'homes', title: {}, note: {} } as const
const soon = { timeout: 30_000, interval: 20 }
const bodyOf = async (path: string) => (await hosting.get(site.host, path)).body
/** A listing's page without the homes that are like it. */
const aloneAt = async (path: string) => (await bodyOf(path)).split('listing-similar')[0]
const statusOf = async (path: string) => (await hosting.get(site.host, path)).status
const pathOf = ({ listing_url }: listings.OwnListing) => new URL(listing_url!).pathname
const openHouse = {
  OpenHouseDate: '2026-11-28',
  OpenHouseStartTime: '14:00',
  OpenHouseEndTime: '16:30',
  OpenHouseRemarks: { en: 'Coffee, too.' }
}

async function saved(change: Partial<Content> = {}): Promise<listings.OwnListing> {
  const { body } = await ann.save(change)
  if (body.api_status !== 0) throw new Error(JSON.stringify(body))
  return body
}

test('a listing is on the website once it is saved, and gone once it is deleted', async () => {
  const listing = await saved({ title: { en: 'Loft over the bakery' }, openHouses: [openHouse] })
  const path = pathOf(listing)
  await expect.poll(() => bodyOf('/homes'), soon).toContain('Loft over the bakery')
  expect(await bodyOf('/homes')).toContain(`href="${path}"`)
  const page = await bodyOf(path)
  for (const shown of [
    '$899,900',
    '12 Elm Street, Riverdale, Toronto, ON, M4K 1A1',
    'Three floors, two decks.',
    '1,615 sq ft',
    'Saturday, November 28, 2\u00a0p.m. to 4:30\u00a0p.m.',
    'Coffee, too.',
    'C5712345'
  ]) {
    expect(page, shown).toContain(shown)
  }
  expect(await bodyOf('/sitemap.xml')).toContain(`${path}</loc>`)

  await ann.call(listings.deleteListing, { listing_id: listing.listing_id })
  await expect.poll(() => statusOf(path), soon).toBe(404)
  expect(await bodyOf('/homes')).not.toContain('Loft over the bakery')
  expect(await bodyOf('/sitemap.xml')).not.toContain(path)
})

test('an older address of a listing leads to its present one', async () => {
  const listing = await saved()
  const before = pathOf(listing)
  const { body: moved } = await ann.save({ InternetAddressDisplayYN: false }, listing)
  await expect.poll(() => statusOf(before), soon).toBe(308)
  const { headers } = await hosting.get(site.host, `${before}?utm_source=facebook`)
  expect(headers.location).toBe(`${pathOf(moved)}?utm_source=facebook`)
  expect(headers.location).not.toContain('elm')
  const page = await aloneAt(pathOf(moved))
  for (const hidden of ['Elm Street', 'M4K', '43.67', 'openstreetmap', 'GeoCoordinates']) {
    expect(page, hidden).not.toContain(hidden)
  }
})

test('a listing says to search engines what it is, where, and at what price', async () => {
  const page = await bodyOf(pathOf(await saved({ PropertySubType: 'Condominium' })))
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  const graph = JSON.parse(json)['@graph'] as Record<string, unknown>[]
  const listing = graph.find((one) => one['@type'] === 'RealEstateListing')
  expect(listing?.['offers']).toMatchObject({
    '@type': 'Offer',
    price: 899_900,
    priceCurrency: 'CAD',
    availability: 'https://schema.org/InStock'
  })
  expect(listing?.['about']).toMatchObject({
    '@type': 'Apartment',
    numberOfBedrooms: 3,
    floorSize: { value: 1615, unitCode: 'FTK' },
    address: {
      streetAddress: '12 Elm Street',
      addressLocality: 'Toronto',
      postalCode: 'M4K 1A1'
    },
    geo: { latitude: 43.67, longitude: -79.35 }
  })
  expect(graph.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement']).toHaveLength(
    3
  )
})

test('open houses can be put into a calendar, and leave the website when they are over', async () => {
  const path = pathOf(await saved({ title: { en: 'Open on Saturday' }, openHouses: [openHouse] }))
  const file = await hosting.get(site.host, `${path}/open-houses.ics`)
  expect(file.headers['content-type']).toBe('text/calendar;charset=utf-8')
  expect(file.body).toContain('DTSTART:20261128T140000\r\nDTEND:20261128T163000\r\n')
  expect(file.body).toContain('SUMMARY:Open house: Open on Saturday')
  hosting.panel.advanceClock(Date.parse('2026-11-28T21:31:00Z') - +hosting.panel.now())
  await endOpenHouses(hosting.panel.world)
  await expect.poll(() => bodyOf(path), soon).not.toContain('open-houses.ics')
  expect(await statusOf(`${path}/open-houses.ics`)).toBe(404)
})

test('a home that is coming soon takes questions but no showings, and a sold one neither', async () => {
  const path = pathOf(await saved({ MlsStatus: 'Coming Soon' }))
  const [slug] = path.split('/').slice(-1)
  const coming = await aloneAt(path)
  expect(await statusOf(`/contact/home/${slug}`)).toBe(200)
  expect(await statusOf(`/contact/showing/${slug}`)).toBe(404)
  expect(coming).toContain('Coming soon')
  expect(coming).toContain('/contact/home/')
  expect(coming).not.toContain('/contact/showing/')
  const sold = await aloneAt(pathOf(await saved({ MlsStatus: 'Sold', ClosePrice: 1_000_001 })))
  expect(sold).not.toContain('/contact/home/')
  expect(sold).not.toContain('899,900')
  expect(sold).not.toContain('1,000,001')
})

test('a shared link to a listing has a picture of its own', async () => {
  const page = await bodyOf(pathOf(await saved()))
  const [, path = ''] =
    /content="https:\/\/[^"/]+(\/_site\/share\/en-listing_[^"]+)"/.exec(page) ?? []
  const { headers, status } = await hosting.get(site.host, path)
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
})

test('a home without a price is asked for, and one without photos is drawn', async () => {
  const page = await bodyOf(pathOf(await saved({ ListPrice: null })))
  expect(page).toContain('Ask for the price')
  expect(page).toContain('/_site/drawings/')
  const file = await pictureBlob('png')
  const { body } = await ann.call(addSitePicture, { file, alt_en: 'The kitchen' })
  const pictured = await aloneAt(pathOf(await saved({ Media: [body.picture] })))
  expect(pictured).toContain('alt="The kitchen"')
  expect(pictured).toMatch(/class="photo-ground"><rect fill="#[0-9a-f]{6}"/)
  expect(pictured).not.toContain('class="drawing"')
})

test('a listing says what it costs from dated figures, answers other assumptions, and has its code', async () => {
  const path = pathOf(await saved())
  const page = await aloneAt(path)
  // Ontario and Toronto on $899,900.
  expect(page).toContain('<dd>$28,946</dd>')
  expect(page).toContain('Figures checked on November 27, 2026.')
  expect(page).toContain('Enter an interest rate to see the payment.')
  expect(page).not.toMatch(/Payment each month<\/dt>/)
  expect(page).toMatch(
    /<svg aria-label="QR code of http[^"]+\/listings\/12-elm-street-toronto-\d+"/
  )
  const asked = await hosting.get(site.host, `${path}?calculator=payment&price=899900&rate=4.5`)
  expect(asked.body).toContain('<dt>Payment each month</dt><dd>$3,984.56</dd>')
  expect(asked.headers['content-security-policy']).toContain("connect-src 'self'")
  expect(await aloneAt(path)).toBe(page)
  const sold = await aloneAt(pathOf(await saved({ MlsStatus: 'Sold', ClosePrice: 1_000_001 })))
  expect(sold).not.toContain('Land transfer tax')
})

test('another website doesn’t show it, by any address', async () => {
  const path = pathOf(await saved())
  const other = await hosting.newSite()
  const [, id] = /-(\d+)$/.exec(path) ?? []
  for (const one of [path, `/listings/${id}`, `${path}/open-houses.ics`, `/contact/home/x-${id}`]) {
    expect((await hosting.get(other.host, one)).status, one).toBe(404)
  }
})

test('a search is an address, works without script, and finds what its choices say', async () => {
  await saved({ title: { en: 'Three beds below the price' }, ListPrice: 640_000, BedroomsTotal: 3 })
  await saved({ title: { en: 'Two beds below the price' }, ListPrice: 640_000, BedroomsTotal: 2 })
  await saved({ title: { en: 'Three beds above the price' }, ListPrice: 2_640_000 })
  await saved({ title: { en: 'Not for everyone' }, MlsStatus: 'Draft' })
  const every = await bodyOf('/listings')
  expect(every).toContain('Three beds above the price')
  expect(every).not.toContain('Not for everyone')
  const found = await hosting.get(site.host, '/listings?beds=3&max=700,000&type=house')
  expect(found.body).toContain('Three beds below the price')
  expect(found.body).toMatch(/<h2[^>]*>1 home<\/h2>/)
  expect(found.body).toContain('<meta content="noindex" name="robots"/>')
  expect(found.body).toContain('value="$700,000"')
  const unread = await bodyOf('/listings?min=abc&max=700,000&beds=3&type=house')
  expect(unread).toMatch(/<h2[^>]*>1 home<\/h2>/)
  expect(unread).toContain('value="abc"')
  const none = await bodyOf('/listings?q=nowhere')
  expect(none).toContain('No home fits all of these choices.')
  expect(await bodyOf('/fr/listings?beds=3&max=700%20000')).toContain('1 propriété<')
  expect(await bodyOf('/sitemap.xml')).toContain('/listings</loc>')
})

test('the search on the home page leads to the homes that its choices name', async () => {
  await saved({
    title: { en: 'Condo below the price' },
    PropertySubType: 'Condominium',
    ListPrice: 480_000
  })
  await expect.poll(() => bodyOf('/'), soon).toContain('role="search"')
  const page = sitePage(await bodyOf('/'))
  const form = page.all('form').find((one) => attributeOf(one, 'role') === 'search')!
  expect(attributeOf(form, 'action')).toBe('/listings')
  const names = page.all('select').map((select) => attributeOf(select, 'name'))
  expect(names).toEqual(['type', 'max'])
  const options = page.values('value', 'option')
  expect(options).toEqual(expect.arrayContaining(['condo', '500000']))
  const found = await bodyOf('/listings?type=condo&max=500000')
  expect(found).toContain('Condo below the price')
  expect(found).toMatch(/<h2[^>]*>1 home<\/h2>/)
  expect(await bodyOf('/listings?type=&max=')).toContain('Condo below the price')
})

test('a website without listings has no search, and no search breaks it', async () => {
  const other = await hosting.newSite()
  expect((await hosting.get(other.host, '/listings')).status).toBe(404)
  expect((await hosting.get(other.host, '/')).body).not.toContain('/listings')
  for (const query of [
    '?min=x&page=-1&box=1,2',
    '?sort=%00&beds=999999999999',
    '?q=%E0%A4%A&shape=,,'
  ]) {
    expect((await hosting.get(site.host, `/listings${query}`)).status, query).toBe(200)
  }
})
