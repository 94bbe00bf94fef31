import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFeedWorld } from '../../kit/ddf/feed-world.ts'
import { startHosting } from '../../kit/hosting.ts'
import { BOARD, openVowSite, startBoard } from '../../kit/vow-site.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
})
afterAll(() => hosting.close())

const soon = { timeout: 30_000, interval: 20 }

test('a poll reaches pages that were cached, names who lists each home, and takes a withdrawn one off', async () => {
  const { host, website_id } = await hosting.newSite()
  const feed = await openFeedWorld(hosting.panel, { homes: 3, known: [website_id] })
  const bodyOf = async (path: string) => (await hosting.get(host, path)).body
  expect((await hosting.get(host, '/listings')).status).toBe(404)
  await feed.poll()
  await expect.poll(() => bodyOf('/listings'), soon).toMatch(/<h2[^>]*>\d homes?<\/h2>/)
  const list = await bodyOf('/listings')
  expect(list).toContain('Listed by ')
  const [, path = ''] = /href="(\/listings\/[a-z0-9-]+-\d+)"/.exec(list) ?? []
  for (const page of [list, await bodyOf(path)]) {
    expect(page).toContain('Powered by REALTOR.ca')
    expect(page).toContain('The trademarks REALTOR®')
    expect(page).toContain('last updated on November 21, 2026')
  }
  expect(await bodyOf(path)).toMatch(/Listed by [^<]+, [^<]+</)

  feed.store.destinations[0]?.listings.clear()
  feed.store.destinations[0]?.listings.add(feed.keys[0] ?? '')
  feed.wait(15)
  await feed.poll()
  await expect.poll(() => bodyOf('/listings'), soon).toMatch(/<h2[^>]*>1 home<\/h2>/)
  expect((await bodyOf('/sitemap.xml')).match(/\/listings\/[^<]*<\/loc>/g)).toHaveLength(2)
  expect(await feed.shown()).toEqual(feed.truth())
})

test('a home says on which day it was changed where it is: an evening isn’t the next day', async () => {
  const { host, website_id } = await hosting.newSite()
  const feed = await openFeedWorld(hosting.panel, { homes: 1, known: [website_id] })
  const [home] = feed.store.properties.values()
  Object.assign(home ?? {}, { ModificationTimestamp: '2026-11-21T02:30:00.00Z' })
  await feed.poll()
  const bodyOf = async (path: string) => (await hosting.get(host, path)).body
  await expect.poll(() => bodyOf('/listings'), soon).toMatch(/<h2[^>]*>1 home<\/h2>/)
  const [, path = ''] = /href="(\/listings\/[a-z0-9-]+-\d+)"/.exec(await bodyOf('/listings')) ?? []
  expect(await bodyOf(path)).toContain('Updated on November 20, 2026')
  await feed.server.close()
})

test('a board’s own feed is named by the board, not by REALTOR.ca', async () => {
  const site = await hosting.newSite()
  const board = await startBoard(hosting)
  await openVowSite(hosting, board, site, ['data-license', 'idx'])
  const bodyOf = async (path: string) => (await hosting.get(site.host, path)).body
  await expect.poll(() => bodyOf('/listings'), soon).toMatch(/<h2[^>]*>1 home<\/h2>/)
  const list = await bodyOf('/listings')
  const [, path = ''] = /href="(\/listings\/[a-z0-9-]+-\d+)"/.exec(list) ?? []
  for (const page of [list, await bodyOf(path)]) {
    expect(page).toContain(`Data provided by ${BOARD}`)
    expect(page).not.toContain('Powered by REALTOR.ca')
  }
  expect(await bodyOf('/fr/listings')).toContain(`Données fournies par\u00a0: ${BOARD}`)
  await board.close()
})
