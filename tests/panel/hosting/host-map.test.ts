import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHostMap } from '#panel/hosting/host-map.ts'
import { subscribe } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

test('a host that moved to another website stays there when the one that lost it is read later', async () => {
  const { db } = panel.world
  const [lost, won] = [await subscribe(panel), await subscribe(panel)]
  const map = await openHostMap(panel.world)
  const { host } = await db
    .selectFrom('site_hosts')
    .select('host')
    .where('website_id', '=', lost.website_id)
    .where('kind', '=', 'own')
    .executeTakeFirstOrThrow()
  const websiteOf = () => map.find(host)?.site.website_id
  expect(websiteOf()).toBe(lost.website_id)

  // So many changed at once that the two are read apart: the winner first, the loser last.
  const changed = [won.website_id, ...Array.from({ length: 1000 }, (_, at) => 100_000 + at)]
  await db.transaction().execute(async (tx) => {
    const { website_id } = won
    await tx.updateTable('site_hosts').set({ website_id }).where('host', '=', host).execute()
    await tx.deleteFrom('site_changes').execute()
    await sql`insert into site_changes select website_id, pg_current_xact_id()
      from unnest(${[...changed, lost.website_id]}::int[]) as website_id`.execute(tx)
  })
  await map.refresh()
  expect(websiteOf()).toBe(won.website_id)
  await map.close()
})
