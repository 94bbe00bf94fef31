import { expect, test } from 'vitest'
import type { ListingDetails, ShownListing } from '#contract/listings/shown-listing.ts'
import { render } from '#sites/server-entry.tsx'
import { feedHome, homeDetails } from '../kit/shown-listing.ts'
import { attributeOf, sitePage, textIn } from '../kit/site-page.ts'
import { PICTURE, siteContent, siteRequest } from '../kit/site-requests.ts'

type Change = { home?: Partial<ShownListing>; details?: Partial<ListingDetails>; in?: 'en' | 'fr' }

function pageOf({ details, home, in: language = 'en' }: Change = {}) {
  const listing = feedHome(home)
  const path = `${language === 'fr' ? '/fr/listings' : '/listings'}/${listing.slug}`
  const shown = { listing, details: homeDetails(details) }
  return sitePage(String(render(siteRequest({ form: { token: '' }, listing: shown, path })).body))
}

function offerOf(change: Change): Record<string, unknown> {
  const json = pageOf(change)
    .all('script')
    .find((one) => attributeOf(one, 'type'))
  const graph = JSON.parse(json ? textIn(json) : '{}')['@graph'] as Record<string, unknown>[]
  const listing = graph.find((one) => one['@type'] === 'RealEstateListing')
  return listing?.['offers'] as Record<string, unknown>
}

const { attribution } = feedHome()

test('search engines read of a feed’s home who lists it, and not the website’s agent', () => {
  const named = (change: object) =>
    offerOf({ home: { attribution: attribution && { ...attribution, ...change } } })['offeredBy']
  const office = { '@type': 'RealEstateAgent', name: 'Cobble Hill Realty' }

  expect(named({})).toEqual({ '@type': 'Person', name: 'Hugo Fontaine', worksFor: office })
  expect(named({ agent: '' })).toEqual(office)
  expect(named({ agent: '', brokerage: '' })).toBeUndefined()
  expect(offerOf({ home: { attribution: null } })['offeredBy']).toEqual({
    '@id': 'https://ann.example/#agent'
  })
})

test('the description of a home that search engines show ends at a word', () => {
  const en = 'The yard faces south and has room for shade and a shed. '.repeat(5)
  const page = pageOf({ details: { PublicRemarks: { en, fr: '' } } })
  const meta = page.all('meta').find((one) => attributeOf(one, 'name') === 'description')
  const description = (meta && attributeOf(meta, 'content')) ?? ''

  expect(description.length).toBeLessThanOrEqual(155)
  expect(description).toMatch(/ (?:The|yard|faces|south|and|has|room|for|shade|a|shed\.)…$/)
})

test('a studio is called one on its own page', () => {
  expect(pageOf({ home: { BedroomsTotal: 0 } }).read).toMatch(/Bedrooms\s+Studio/)
  expect(pageOf().read).toMatch(/Bedrooms\s+3/)
})

test('a feed’s notice has the day and the time of the agent’s province', () => {
  const notice = (language: 'en' | 'fr') => pageOf({ in: language }).read.replaceAll('\u00A0', ' ')

  expect(notice('en')).toContain('last updated on November 27, 2026, 9:26 p.m. ET')
  expect(notice('fr')).toContain('mises à jour le 27 novembre 2026, 21 h 26 HE')
})

test('a home’s tour and documents are headed by what there is', () => {
  const plan = {
    MediaCategory: 'Floor Plan',
    MediaURL: 'https://example.org/plan.pdf',
    ShortDescription: { en: '', fr: '' }
  } as const
  const VirtualTourURLUnbranded = 'https://example.org/tour'
  const heads = (details: Partial<ListingDetails>) =>
    pageOf({ details, in: 'fr' })
      .all('h2')
      .map((one) => textIn(one))

  expect(heads({ documents: [plan] })).toContain('Documents')
  expect(heads({ VirtualTourURLUnbranded })).toContain('Visite virtuelle')
  expect(heads({ documents: [plan], VirtualTourURLUnbranded })).toContain(
    'Visite virtuelle et documents'
  )
})

test('search engines read each part of the agent’s address once', () => {
  const content = siteContent({
    company_address: '120 Queen Street West, Toronto, ON M5H 2N2',
    company_address_2: 'Suite 400'
  })
  const page = sitePage(String(render(siteRequest({ content })).body))
  const json = page.all('script').find((one) => attributeOf(one, 'type'))
  const [agent] = JSON.parse(json ? textIn(json) : '{}')['@graph'] as Record<string, unknown>[]

  expect(agent?.['address']).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '120 Queen Street West, Suite 400',
    addressLocality: 'Toronto',
    addressRegion: 'ON',
    postalCode: 'M5H 2N2',
    addressCountry: 'CA'
  })
})

test('the link to the form about a home says that it asks, in both languages', () => {
  const ask = (language: 'en' | 'fr') =>
    pageOf({ in: language })
      .all('a')
      .filter((link) => attributeOf(link, 'href')?.includes('/contact/home/'))
      .map(textIn)

  expect(ask('en')).toContain('Ask about this home')
  expect(ask('fr')).toContain('Poser une question')
})

const PHOTOS = ['a', 'b'].map((one) => ({ ...PICTURE, sha256: one.repeat(64), width: 4000 }))

test('each photo is a link to its largest file, and the viewer counts them in both languages', () => {
  const photos = (language: 'en' | 'fr') => pageOf({ details: { photos: PHOTOS }, in: language })
  const [, second] = photos('en').values('data-photo')
  const links = photos('en')
    .all('a')
    .filter((link) => attributeOf(link, 'data-photo'))
  const buttons = (language: 'en' | 'fr') => {
    return photos(language)
      .all('dialog')
      .flatMap(({ childNodes }) => childNodes)
      .flatMap((node) => ('tagName' in node && node.tagName === 'button' ? textIn(node) : []))
  }

  expect(links.map((link) => attributeOf(link, 'href'))).toEqual(
    PHOTOS.map(({ sha256 }) => `/_site/media/${sha256}-1600.jpeg`)
  )
  expect(second).toBe('2 of 2')
  expect(photos('fr').values('data-photo')[1]).toBe('2 sur 2')
  expect(buttons('en')).toEqual(['Previous', 'Next', 'Close'])
  expect(buttons('fr')).toEqual(['Précédente', 'Suivante', 'Fermer'])
})

test('a home without photos has no viewer, and one photo has none to move to', () => {
  const one = pageOf({ details: { photos: PHOTOS.slice(0, 1) } })

  expect(pageOf().all('dialog')).toEqual([])
  expect(one.all('dialog')).toHaveLength(1)
  expect(one.values('data-step')).toEqual([])
})

test('registered visitors, whose pages run no script, have the links alone', () => {
  const shown = { listing: feedHome(), details: homeDetails({ photos: PHOTOS }) }
  const visitor = { name: 'Kim', email: 'kim@example.com', until: '2027-02-01T00:00:00.000Z' }
  const account = { language: 'en', kind: 'home', shown, visitor } as const
  const answer = render(siteRequest({ account, path: `/homes-account/${shown.listing.slug}` }))
  const page = sitePage(String(answer.body))

  expect(page.values('data-photo')).toHaveLength(2)
  expect(page.all('dialog')).toEqual([])
  expect(answer.scripts).toEqual([])
})

test('taxes and fees have the cents that were entered, and whole dollars have none', () => {
  const read = (language: 'en' | 'fr') =>
    pageOf({
      details: { AssociationFee: 410, TaxAnnualAmount: 5400.5 },
      in: language
    }).read.replaceAll('\u00A0', ' ')

  expect(read('en')).toMatch(/\$5,400\.50 a year\s+Condo or association fee\s+\$410 a month/)
  expect(read('fr')).toMatch(/5 400,50 \$ par an\s+Frais de copropriété\s+410 \$ par mois/)
})
