import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { complianceLink } from '#contract/listings/why-listing.ts'
import { startHosting } from '../../kit/hosting.ts'
import { homeLinks, openVowSite, startBoard } from '../../kit/vow-site.ts'

let hosting: Awaited<ReturnType<typeof startHosting>>
let board: Awaited<ReturnType<typeof startBoard>>
let site: Awaited<ReturnType<typeof openVowSite>>
beforeAll(async () => {
  hosting = await startHosting()
  board = await startBoard(hosting)
  site = await openVowSite(hosting, board, await hosting.newSite())
})
beforeEach(() => hosting.panel.world.db.deleteFrom('rate_limits').execute())
afterAll(async () => {
  await board.close()
  await hosting.close()
})

/** As if every window that is open had counted so many. */
const count = (hits: number) =>
  hosting.panel.world.db.updateTable('rate_limits').set({ hits }).execute()

test('a registered visitor searches sold homes and opens them 240 times a minute', async () => {
  const cookie = await site.signIn('kim@visitor.test')
  const [home = ''] = homeLinks((await site.open(cookie)).body)
  await count(239)
  expect((await site.open(cookie, home)).status).toBe(200)
  for (const path of ['/homes-account', '/homes-account?status=sold', home]) {
    const { headers, status } = await site.open(cookie, path)
    expect(status, path).toBe(429)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  }
  hosting.panel.advanceClock(60_000)
  expect((await site.open(cookie)).status).toBe(200)
})

test('a website’s compliance links look up 300 listings in a quarter of an hour', async () => {
  const { body } = await hosting.panel.call(complianceLink, {}, site)
  const { pathname } = new URL(body.url)
  const ask = () => hosting.get(site.host, `${pathname}?mls=X1`)
  expect((await ask()).status).toBe(200)
  await count(299)
  expect((await ask()).status).toBe(200)
  const { headers, status } = await ask()
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  hosting.panel.advanceClock(15 * 60_000)
  expect((await ask()).status).toBe(200)
})
