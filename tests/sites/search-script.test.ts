// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { ShownListing } from '#contract/listings/shown-listing.ts'
import { EVERY_LISTING, type ListingSearch } from '#rules/listings/search/listing-search.ts'
import { render } from '#sites/server-entry.tsx'
import { listingFacets } from '../kit/listing-search/listing-facets.ts'
import { siteRequest } from '../kit/site-requests.ts'

const NOW = { now: new Date('2026-11-20T15:00:00Z'), zone: 'America/Toronto' } as const

function home(listing_id: number, attribution: ShownListing['attribution'] = null): ShownListing {
  return {
    listing_id,
    slug: `home-${listing_id}`,
    status: 'Active',
    title: { en: `Home ${listing_id}`, fr: '' },
    address: '',
    CityRegion: '',
    City: 'Toronto',
    StateOrProvince: 'ON',
    type: 'house',
    price: 900_000,
    BedroomsTotal: 3,
    BathroomsTotalInteger: 2,
    LivingArea: null,
    photo: null,
    photosCount: 0,
    pin: null,
    since: '2026-11-01T10:00:00.000Z',
    openHouse: null,
    attribution
  }
}

function pageOf(
  ids: number[],
  change: Partial<ListingSearch> = {},
  pages = 1,
  total = ids.length,
  attribution: ShownListing['attribution'] = null
) {
  const search = { ...EVERY_LISTING, ...change }
  const facets = listingFacets([], search, NOW)
  const listings = ids.map((id) => home(id, attribution))
  const found = { facets, listings, page: search.page, pages, search, total }
  const request = siteRequest({ found, path: '/listings' })
  return String(render({ ...request, facts: { ...request.facts, homes: [home(1)] } }).body)
}

/** The search with its script, and what the panel answers at each address. */
async function openSearch(first: string, answers: Record<string, string>) {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL('https://ann.example/listings')
  history.replaceState(null, '')
  document.documentElement.innerHTML = first
  const fetched = vi.fn<typeof fetch>(async (address) => {
    const body = answers[String(address)]
    return body === undefined ? new Response('', { status: 429 }) : new Response(body)
  })
  vi.stubGlobal('fetch', fetched)
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.resetModules()
  await import('#sites/page-scripts/search.ts')
  return { fetched, left }
}

const titles = () =>
  [...document.querySelectorAll('.listing-grid h3')].map((one) => one.textContent)
const choose = (name: string, value: string) => {
  const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)!
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
const type = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return field
}
const announced = () => document.querySelector('.search-map [role=status]')?.textContent

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('results, their number and the counts follow a choice, which Back takes away', async () => {
  const narrowed = pageOf([2], { beds: 3 })
  const first = pageOf([1, 2])
  await openSearch(first, { '/listings?beds=3': narrowed, '/listings': first })

  choose('beds', '3')
  await vi.waitFor(() => expect(titles()).toEqual(['Home 2']))
  expect(location.search).toBe('?beds=3')
  expect(announced()).toBe('1 home')
  expect(document.querySelector<HTMLSelectElement>('select[name=beds]')?.value).toBe('3')

  history.replaceState(null, '', '/listings')
  dispatchEvent(new PopStateEvent('popstate'))
  await vi.waitFor(() => expect(titles()).toEqual(['Home 1', 'Home 2']))
  expect(document.querySelector<HTMLSelectElement>('select[name=beds]')?.value).toBe('')
})

test('a search that gets no answer becomes a plain page load', async () => {
  const { left } = await openSearch(pageOf([1]), {})
  choose('baths', '2')
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/listings?baths=2'))
  expect(titles()).toEqual(['Home 1'])
})

test('a figure that can’t be read stays with a sentence beside it, and the other choices apply', async () => {
  const narrowed = pageOf([2], { max: 600_000 })
  await openSearch(pageOf([1, 2]), { '/listings?max=600000': narrowed })
  const error = document.getElementById('search_min_error')!

  const min = type('min', 'abc')
  expect(error.hidden).toBe(false)
  expect(min.getAttribute('aria-describedby')).toBe(error.id)
  type('max', '600000')
  await vi.waitFor(() => expect(titles()).toEqual(['Home 2']))
  expect(min.value).toBe('abc')
  document
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(document.activeElement).toBe(min)

  min.value = '5'
  min.dispatchEvent(new Event('input', { bubbles: true }))
  expect(error.hidden).toBe(true)
  expect(min.getAttribute('aria-invalid')).toBe('false')
})

test('“Show more” appends the next page’s homes, each once, and goes on with the first of them', async () => {
  const second = pageOf([2, 3], { page: 2 }, 2, 3)
  await openSearch(pageOf([1, 2], {}, 2, 3), { '/listings?page=2#results': second })
  const more = document.querySelector<HTMLButtonElement>('.search-show-more')!
  expect(more.disabled).toBe(false)

  more.click()
  await vi.waitFor(() => expect(titles()).toEqual(['Home 1', 'Home 2', 'Home 3']))
  await vi.waitFor(() => expect(announced()).toBe('3 shown of 3 homes.'))
  expect(document.activeElement?.textContent).toBe('Home 3')
  expect(history.state).toMatchObject({ more: 1 })
  expect(document.querySelector('.search-show-more')).toBeNull()
  expect(document.querySelector('.search-pages [rel=prev]')).toBeNull()
})

test('“Show more” names the providers of all homes, and when the oldest was read', async () => {
  const page = (number: number, ids: number[], board: string, time: string) =>
    pageOf(ids, { page: number }, 3, 6, {
      agent: 'Jo Fox',
      board,
      brokerage: 'Elm Realty',
      isSample: false,
      ListingURL: '',
      refreshed: `2026-11-20T${time}:00.000Z`
    })
  await openSearch(page(1, [1, 2], '', '09:45'), {
    '/listings?page=2#results': page(2, [3, 4], 'TRREB', '09:30'),
    '/listings?page=3#results': page(3, [5, 6], '', '09:45')
  })
  for (const shown of [4, 6]) {
    document.querySelector<HTMLButtonElement>('.search-show-more')?.click()
    await vi.waitFor(() => expect(titles()).toHaveLength(shown))
  }
  const notice = document.querySelectorAll('.feed-notice')
  expect(notice).toHaveLength(1)
  expect([...(notice[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Powered by REALTOR.ca',
    'Data provided by TRREB',
    expect.stringContaining('4:30'),
    expect.stringContaining('trademarks')
  ])
})

test('after a look at a home, the appended homes are there again', async () => {
  const first = pageOf([1, 2], {}, 2, 3)
  const answers = { '/listings?page=2#results': pageOf([3], { page: 2 }, 2, 3) }
  const opened = openSearch(first, answers)
  history.replaceState({ more: 1 }, '')
  await opened
  await vi.waitFor(() => expect(titles()).toEqual(['Home 1', 'Home 2', 'Home 3']))
})
