import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFirstContent } from '#panel/records/content/first-content.ts'
import { kyselyOver } from '#panel/services/database/database.ts'
import { openInMemory } from '#panel/services/database/embedded-database.ts'
import type { Db } from '#panel/services/world.ts'
import { migrate } from '#panel/tables/migrate.ts'
import { offerTeams } from '#panel/tables/migrations/019l-teams.ts'

/** A database of its own, since these tests edit what other files expect to be the samples. */
let db: Db
beforeAll(async () => {
  db = kyselyOver(await openInMemory())
  await migrate(db)
  await insertFirstContent(db, { now: new Date('2026-11-21T15:00:00Z'), samples: true })
})
afterAll(() => db.destroy())

const plansNow = () => db.selectFrom('plans').selectAll().orderBy('plan_id').execute()

async function before(features: (all: string[]) => string[]) {
  const plan = (await plansNow()).find(({ plan_name }) => plan_name === 'Brokerage')
  const lists = plan?.plan_features.filter(({ title }) => title !== 'Team') ?? []
  const former = lists.map(({ features: all, title }) => ({ title, features: features(all) }))
  await sql`
    update plans set plan_features = ${JSON.stringify(former)}::jsonb,
      limits = '{"languages": 2, "pages": 30}'::jsonb
    where plan_name = 'Brokerage'
  `.execute(db)
}

test('an upgrade gives the sample plan its team, in whichever order its features were', async () => {
  const sample = await plansNow()
  expect(sample.map(({ limits }) => limits.members)).toEqual([undefined, undefined, 15])
  await before((features) => features.toReversed())
  await offerTeams(db)
  expect(await plansNow()).toEqual(sample)
})

test('an upgrade leaves a plan alone that its owner has edited', async () => {
  await before((features) => [...features, 'Our own promise'])
  const edited = await plansNow()
  await offerTeams(db)
  expect(await plansNow()).toEqual(edited)
})
