// What a board permits in a VOW alone is shown to that website's registered visitors and to nobody else: thousands of
// probes of public addresses, cookies of another website, guesses, and links that are pressed many times at once.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slugOfListing } from '#panel/actions/listings/shown-listings.ts'
import { startHosting } from '../kit/hosting.ts'
import { measured } from '../kit/measured.ts'
import { COOKIE, cookieOf, homeLinks, openVowSite, startBoard } from '../kit/vow-site.ts'

const PROBES = Number(process.env['VOW_PROBES'] ?? 3000)
const PRESSES = 20

let hosting: Awaited<ReturnType<typeof startHosting>>
let board: Awaited<ReturnType<typeof startBoard>>
let a: Awaited<ReturnType<typeof openVowSite>>
let b: Awaited<ReturnType<typeof openVowSite>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  board = await startBoard(hosting, 60)
  a = await openVowSite(hosting, board, await hosting.newSite({ second_language: 'fr' }))
  b = await openVowSite(hosting, board, await hosting.newSite({ city: 'Ottawa' }))
}, 300_000)
afterAll(async () => {
  await board.close()
  await hosting.close()
})

test('no address but those of the account shows such a home, and they only to its own visitors', async () => {
  const homes = await a.homes('Closed', 'Pending')
  expect(homes.length).toBeGreaterThan(50)
  const [own, foreign] = [await a.signIn('a@visitor.test'), await b.signIn('b@visitor.test')]
  const probe = fc.record({
    home: fc.constantFrom(...homes),
    kind: fc.constantFrom(
      'page',
      'search',
      'sold',
      'saved',
      'compare',
      'pins',
      'sitemap',
      'ask',
      'account',
      'home'
    ),
    prefix: fc.constantFrom('', '/fr'),
    cookie: fc.oneof(
      fc.constantFrom(undefined, foreign, own),
      fc.stringMatching(/^[\w-]{43}$/).map((token) => `${COOKIE}=${token}`)
    )
  })
  let [probes, found] = [0, 0]
  for (const { cookie, home, kind, prefix } of fc.sample(probe, { numRuns: PROBES, seed: 20 })) {
    probes++
    const slug = slugOfListing(home)
    const path = {
      page: `${prefix}/listings/${slug}`,
      search: `${prefix}/listings?q=${home.ListingId}`,
      sold: `${prefix}/listings?status=sold&q=${home.ListingId}`,
      saved: `${prefix}/listings/saved?homes=${home.listing_id}`,
      compare: `${prefix}/listings/compare?homes=${home.listing_id}`,
      pins: `${prefix}/listings/pins`,
      sitemap: '/sitemap.xml',
      ask: `${prefix}/ask?home=${slug}`,
      account: `${prefix}/homes-account?q=${home.ListingId}`,
      home: `${prefix}/homes-account/${slug}`
    }[kind]
    const isOwn = cookie === own && ['account', 'home'].includes(kind)
    const { body, headers, status } = await a.open(cookie, path)
    const isShown = body.includes(slug) || (status === 200 && body.includes(home.UnparsedAddress))
    expect([path, isShown]).toEqual([path, isOwn && kind === 'account' ? isShown : isOwn])
    if (isOwn) expect(headers['cache-control']).toBe('private, no-store')
    if (isShown && !isOwn) found++
  }
  expect(found).toBe(0)
  measured('probes of homes that a VOW alone permits', { probes, found })
  // The probes can find: the account itself shows what they look for.
  const [home] = await a.homes('Closed')
  const shown = await a.open(own, `/homes-account?q=${home?.ListingId}`)
  expect(homeLinks(shown.body)).toHaveLength(1)
})

test('of many presses at once, one signs in; many links are one registration and one lead', async () => {
  const { db } = hosting.panel.world
  const email = 'race@visitor.test'
  const paths: string[] = []
  for (let asked = 0; asked < 3; asked++) {
    await a.register(email)
    paths.push(await a.emailedLink(email))
  }
  const presses = Array.from({ length: PRESSES }, (_, at) => paths[at % paths.length] ?? '')
  const pressed = await Promise.all(presses.map((path) => a.press(path)))
  const signedIn = pressed.filter(({ status }) => status === 303)
  expect(signedIn).toHaveLength(paths.length)
  expect(new Set(signedIn.map(cookieOf)).size).toBe(paths.length)
  const { registration_id } = await a.registration(email)
  const log = db.selectFrom('vow_acceptances').where('registration_id', '=', registration_id)
  expect(await log.selectAll().execute()).toHaveLength(paths.length)
  const leads = db.selectFrom('leads').select('lead_id').where('email', '=', email)
  expect(await leads.execute()).toHaveLength(1)
  measured('presses of links at once', { presses: pressed.length, signedIn: signedIn.length })
})
