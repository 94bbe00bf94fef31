import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFeedWorld } from '../../kit/ddf/feed-world.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ engine: RACE_ENGINE })
})
afterAll(() => panel.close())

test('what could not be shown is shown by one of several processes, once', async () => {
  const feed = await openFeedWorld(panel, { homes: 400 })
  const { db } = panel.world
  await sql`alter table site_listings add constraint refused check (false) not valid`.execute(db)
  await expect(feed.poll()).rejects.toThrow('refused')
  await sql`alter table site_listings drop constraint refused`.execute(db)
  const revision = async () =>
    (await db.selectFrom('sites').select('revision').executeTakeFirstOrThrow()).revision
  // So that each has its connection to the database.
  const [before] = await Promise.all([revision(), revision(), revision(), revision()])
  await Promise.all([feed.poll(), feed.poll(), feed.poll()])
  expect(await feed.shown()).toEqual(feed.truth())
  expect(await revision()).toBe(before + 1)
  await feed.server.close()
})
