import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#contract/leads/person.ts'
import { switchRegistration } from '#contract/leads/person-changes.ts'
import { ListingDetail } from '#panel/actions/listings/listing-rows.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { startHosting } from '../../kit/hosting.ts'
import {
  BOARD,
  COOKIE,
  cookieOf,
  homeLinks as links,
  openVowSite,
  startBoard
} from '../../kit/vow-site.ts'

const DAY_MS = 86_400_000
const KIM = 'kim@visitor.test'

let hosting: Awaited<ReturnType<typeof startHosting>>
let board: Awaited<ReturnType<typeof startBoard>>
let ann: Awaited<ReturnType<typeof openVowSite>>
let ben: Awaited<ReturnType<typeof openVowSite>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  board = await startBoard(hosting)
  ann = await openVowSite(hosting, board, await hosting.newSite({ second_language: 'fr' }))
  ben = await openVowSite(hosting, board, await hosting.newSite({ city: 'Ottawa' }), [
    'data-license',
    'vow'
  ])
})
afterAll(async () => {
  await board.close()
  await hosting.close()
})

const db = () => hosting.panel.world.db
const sold = () => ann.homes('Closed')
const registrations = () => db().selectFrom('vow_registrations').selectAll().execute()

test('sold homes are behind a confirmed registration whose terms were accepted, and logged', async () => {
  const closed = await hosting.get(ann.host, '/homes-account')
  expect(closed.status).toBe(200)
  expect(closed.body).toContain('Terms of use')
  expect(links(closed.body)).toEqual([])
  expect(closed.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex'
  })
  expect(closed.body).not.toMatch(/<script|set-cookie/i)

  const refused = await ann.register(KIM, { accepts: '' })
  expect(refused.status).toBe(422)
  expect(refused.body).toContain('Please tick the box')
  expect(refused.body).toContain('value="Kim Visitor"')
  // Its script keeps Back and Reload from sending the form again.
  expect(refused.headers['content-security-policy']).toContain("script-src 'self'")
  expect((await ann.register(KIM, { terms: 'another text' })).body).toContain('have changed')
  expect(await ann.emailedLink(KIM)).toBe('no link')

  const sent = await ann.register(KIM)
  expect([sent.status, sent.headers.location]).toEqual([303, '/homes-account?sent=1'])
  expect((await ann.open(undefined, '/homes-account?sent=1')).body).toContain('Check your email')
  const link = await ann.emailedLink(KIM)
  // Programs that check emails open every link.
  expect((await hosting.get(ann.host, link)).body).toContain('Confirm your registration')
  expect(await registrations()).toEqual([])
  const pressed = await ann.press(link)
  expect([pressed.status, pressed.headers.location]).toEqual([303, '/homes-account'])
  expect(pressed.headers['set-cookie']?.[0]).toMatch(
    new RegExp(`^${COOKIE}=[\\w-]{43}; Path=/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$`)
  )
  const homes = await ann.open(cookieOf(pressed))
  expect(homes.headers['cache-control']).toBe('private, no-store')
  expect(homes.body).not.toContain('<script')
  expect((await ann.open(cookieOf(pressed), '/homes-account?min=abc')).body).toContain('"abc"')
  const [first] = await sold()
  expect(links(homes.body)).toHaveLength((await sold()).length)
  const path = links(homes.body).find((one) => one.endsWith(`-${first?.listing_id}`)) ?? ''
  const home = await ann.open(cookieOf(pressed), path)
  expect(home.status).toBe(200)
  const { ClosePrice } = v.parse(ListingDetail, first?.detail)
  expect(home.body).toContain(`$${ClosePrice?.toLocaleString('en-CA')}`)
  expect(home.body).toContain('Sold on')

  const [log, ...more] = await db().selectFrom('vow_acceptances').selectAll().execute()
  expect(more).toEqual([])
  expect(log).toMatchObject({ terms_version: '2026-11-27', website_id: ann.website_id })
  const [visitor] = await registrations()
  const { body } = await ann.feeds.call(person, { lead_id: visitor?.lead_id ?? '' })
  expect(body.person.lead).toMatchObject({ kind: 'registration', email: KIM, name: 'Kim Visitor' })
  expect(body.person.registrations).toMatchObject([{ email: KIM, ended_at: null }])
  expect(body.person.timeline.events).toMatchObject([
    { kind: 'registration', data: { change: 'registered', version: '2026-11-27' } }
  ])
  expect(body.person.registrations[0].terms).toContain('genuine interest')
})

test('pages that everyone sees have none of them, nor has any other address', async () => {
  const [home] = await sold()
  const { listing_id } = home ?? {}
  const shown = links((await ann.open(await signedIn())).body)
  const path = shown.find((one) => one.endsWith(`-${listing_id}`)) ?? ''
  const name = path.replace('/homes-account/', '')
  for (const page of [`/listings/${name}`, `/fr/listings/${listing_id}`, `/ask?home=${name}`]) {
    expect((await hosting.get(ann.host, page)).status, page).toBe(404)
  }
  for (const page of [
    '/',
    `/listings?q=${home?.ListingId}`,
    '/listings?status=sold',
    `/listings/saved?homes=${listing_id}`,
    `/listings/compare?homes=${listing_id}`,
    '/listings/pins',
    '/sitemap.xml'
  ]) {
    const { body } = await hosting.get(ann.host, page)
    expect(body, page).not.toContain(name)
    expect(body, page).not.toContain(String(home?.UnparsedAddress))
  }
  // Without a session, the homes are asked for in vain.
  const closed = await ann.open(undefined, path)
  expect([closed.status, closed.headers.location]).toEqual([303, '/homes-account'])
  expect((await hosting.get(ann.host, '/listings')).body).toContain('href="/homes-account"')
})

let kept: string | undefined
const signedIn = async () => (kept ??= await ann.signIn('reader@visitor.test'))

test('a photograph of such a home is served to registered visitors alone', async () => {
  const fetch_key = await ann.insertPhoto((await sold())[0]?.listing_id ?? 0)
  const name = `${fetch_key}-160.jpeg`
  const cookie = await signedIn()
  const seen = await ann.open(cookie, `/homes-account/media/${name}`)
  expect([seen.status, seen.body]).toEqual([200, 'a photograph'])
  expect(seen.headers['cache-control']).toBe('private, no-store')
  expect((await ann.open(cookie, `/_site/media/${name}`)).status).toBe(404)
  expect((await ann.open(undefined, `/homes-account/media/${name}`)).status).toBe(404)
  expect((await ann.open(cookie, `/homes-account/media/${name}`, ben.host)).status).toBe(404)
})

test('a link works once, on its own website; of several presses at once one signs in', async () => {
  await ann.register('twice@visitor.test')
  const link = await ann.emailedLink('twice@visitor.test')
  expect((await ann.press(link, ben.host)).status).toBe(404)
  const both = await Promise.all([ann.press(link), ann.press(link), ann.press(link)])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 404, 404])
  expect((await ann.press(link)).body).toContain('doesn’t work any more')
  expect((await ann.press(`${link.slice(0, -4)}0000`)).status).toBe(404)
})

test('a visitor of one website is nobody on another, and a guessed cookie is nobody', async () => {
  const cookie = await signedIn()
  for (const stranger of [cookie, `${COOKIE}=${'x'.repeat(43)}`, `${COOKIE}=%00`]) {
    const { body, status } = await ann.open(stranger, '/homes-account', ben.host)
    expect([status, links(body)]).toEqual([200, []])
  }
  // Nor does an address that is registered there get a link here.
  hosting.panel.emails.length = 0
  await ben.askToSignIn('reader@visitor.test')
  expect(await ben.emailedLink('reader@visitor.test')).toBe('no link')
})

test('without an IDX agreement, homes for sale are for registered visitors too', async () => {
  expect((await hosting.get(ben.host, '/listings')).status).toBe(404)
  const cookie = await ben.signIn(KIM)
  const { body } = await ben.open(cookie, '/homes-account?status=listed')
  const pending = await ben.homes('Active', 'Pending')
  expect(links(body)).toHaveLength(pending.length)
  expect(await ben.feeds.feed()).toMatchObject({
    display: { idx: false, vow: true },
    missing: [],
    shown: 0,
    shown_registered: 6,
    state: 'shown'
  })
})

test('another website may not send the form, and signing out ends the session', async () => {
  const sent = await ann.post({ action: 'sign-out' }, { origin: 'https://elsewhere.test' })
  expect(sent.status).toBe(422)
  const cookie = await ann.signIn('leaver@visitor.test')
  expect(links((await ann.open(cookie)).body)).not.toEqual([])
  const out = await ann.post({ action: 'sign-out' }, { cookie })
  expect(out.headers['set-cookie']?.[0]).toContain('Max-Age=0')
  expect(links((await ann.open(cookie)).body)).toEqual([])
})

test('the agent ends a registration at once, and opens it again', async () => {
  const email = 'ended@visitor.test'
  const cookie = await ann.signIn(email)
  await ann.askToSignIn(email)
  const pending = await ann.emailedLink(email)
  const { lead_id, registration_id } = await ann.registration(email)
  const wish = { lead_id, registration_id }
  await ann.feeds.call(switchRegistration, { ...wish, is_open: false })
  expect(links((await ann.open(cookie)).body)).toEqual([])
  expect((await ann.press(pending)).status).toBe(403)
  hosting.panel.emails.length = 0
  await ann.register(email)
  expect(await ann.emailedLink(email)).toBe('no link')

  const { body } = await ann.feeds.call(switchRegistration, { ...wish, is_open: true })
  expect(
    body.person.timeline.events.map(({ data }: { data: { change: string } }) => data.change)
  ).toEqual(['reopened', 'ended', 'registered'])
  expect((await ann.signIn(email)).startsWith(COOKIE)).toBe(true)
})

test('a VOW agreement that ends switches all of it off at once', async () => {
  const cookie = await ann.signIn('last@visitor.test')
  const [path = ''] = links((await ann.open(cookie)).body)
  const { agreements } = await ann.feeds.list()
  const vow = agreements.find(({ board: name, kind }) => name === BOARD && kind === 'vow')
  const unsigned = { board: BOARD, kind: 'vow', turn: 'board', signed_on: null } as const
  await ann.feeds.sign(unsigned, vow?.agreement_id)
  for (const one of ['/homes-account', path]) expect((await ann.open(cookie, one)).status).toBe(404)
  const { body } = await hosting.get(ann.host, '/listings')
  expect(body).not.toContain('/homes-account')
  await ann.feeds.sign({ board: BOARD, kind: 'vow' }, vow?.agreement_id)
  expect((await ann.open(cookie, path)).status).toBe(200)
})

test('after 90 days the terms are accepted again, and 180 days later nothing is kept', async () => {
  const email = 'old@visitor.test'
  await ann.signIn(email)
  await ann.askToSignIn(email)
  const late = await ann.emailedLink(email)
  hosting.panel.advanceClock(90 * DAY_MS)
  board.time.now = hosting.panel.now()
  await ann.feeds.poll()
  expect((await ann.press(late)).status).toBe(404)
  await ann.askToSignIn(email)
  const expired = await ann.press(await ann.emailedLink(email))
  expect(expired.status).toBe(403)
  expect(expired.body).toContain('href="/homes-account"')
  await ann.signIn(email)
  const { registration_id } = await ann.registration(email)
  const log = db().selectFrom('vow_acceptances').where('registration_id', '=', registration_id)
  expect(await log.selectAll().execute()).toHaveLength(2)

  hosting.panel.advanceClock(271 * DAY_MS)
  await removeExpired(hosting.panel.world)
  for (const table of ['vow_registrations', 'vow_sessions', 'vow_acceptances'] as const) {
    expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
  }
})
