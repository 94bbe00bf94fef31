import { expect, test } from 'vitest'
import { listingFacets } from '../kit/listing-search/listing-facets.ts'
import { EVERY_LISTING, type ListingSearch } from '#rules/listings/search/listing-search.ts'
import type { UnreadFigures } from '#rules/listings/search/unread-figures.ts'
import { render } from '#sites/server-entry.tsx'
import type { SiteServices } from '#sites/site-renderer.ts'
import { feedHome } from '../kit/shown-listing.ts'
import { attributeOf, sitePage, textIn } from '../kit/site-page.ts'
import { siteRequest } from '../kit/site-requests.ts'

const NOW = { now: new Date('2026-11-20T15:00:00Z'), zone: 'America/Toronto' } as const

function noneFound(
  change: Partial<ListingSearch>,
  services: SiteServices = {},
  path = '/listings',
  unread: UnreadFigures = {}
) {
  const search = { ...EVERY_LISTING, ...change }
  const facets = listingFacets([], search, NOW)
  const found = { facets, listings: [], page: 1, pages: 1, search, total: 0, unread }
  const request = siteRequest({ found, path, services })
  const facts = { ...request.facts, homes: [feedHome()] }
  return sitePage(String(render({ ...request, facts }).body))
}

test('a search that finds nothing advises a wider one, and one for sold homes says whose they would be', () => {
  const advice = 'Try a higher price'
  const sold = 'Only Amara Osei’s own sold homes are shown here, and none fits these choices.'

  const forSale = noneFound({ beds: 5 }).read
  expect(forSale).toContain(advice)
  expect(forSale).not.toContain(sold)
  const own = noneFound({ status: 'sold' }).read
  expect(own).toContain(sold)
  expect(own).not.toContain(advice)
  expect(noneFound({ status: 'sold' }, {}, '/fr/listings').read).toContain(
    'Seules les propriétés vendues par Amara Osei sont affichées ici, et aucune ne répond à ces choix.'
  )
})

test('a search for sold homes leads to those of registered visitors, where the website has them', () => {
  const leads = (services: SiteServices) =>
    noneFound({ status: 'sold' }, services)
      .values('href', 'a')
      .filter((href) => href === '/homes-account').length

  expect(leads({})).toBe(0)
  // The page's head has one already.
  expect(leads({ hasVow: true })).toBe(2)
})

test('a figure that can’t be read stays in its field, which says what to write, in both languages', () => {
  const said = (path: string) => {
    const page = noneFound({ max: 600_000 }, {}, path, { min: 'abc', built: '2999' })
    const field = (name: string) =>
      page.all('input').find((input) => attributeOf(input, 'name') === name)
    const errors = page
      .all('p')
      .filter(
        (one) => attributeOf(one, 'role') === 'alert' && attributeOf(one, 'hidden') === undefined
      )
    expect(field('min') && attributeOf(field('min')!, 'value')).toBe('abc')
    expect(field('min') && attributeOf(field('min')!, 'aria-invalid')).toBe('true')
    expect(field('max') && attributeOf(field('max')!, 'aria-invalid')).toBeUndefined()
    // What is folded away on a phone is open.
    expect(page.all('details').every((one) => attributeOf(one, 'open') !== undefined)).toBe(true)
    return errors.map((one) => textIn(one).replaceAll('\u00A0', ' '))
  }

  expect(said('/listings')).toEqual([
    'Enter a price above zero, such as 450,000.',
    'Enter a year from 1600 to 2100, such as 1990.'
  ])
  expect(said('/fr/listings')).toEqual([
    'Entrez un prix supérieur à zéro, comme 450 000.',
    'Entrez une année de 1600 à 2100, comme 1990.'
  ])
})
