import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFirstContent } from '#panel/records/content/first-content.ts'
import { kyselyOver } from '#panel/services/database/database.ts'
import type { Db } from '#panel/services/world.ts'
import { migrate } from '#panel/tables/migrate.ts'
import { offerCrm } from '#panel/tables/migrations/019p-plan-features.ts'
import { openInMemory } from '../../kit/in-memory-database.ts'

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
  for (const { limits, plan_features, plan_id } of await plansNow()) {
    const lists = plan_features.filter(({ title }) => title !== 'Team' && title !== 'CRM')
    const former = lists.map(({ features: all, title }) => ({ title, features: features(all) }))
    const { members: _, ...others } = limits
    await sql`
      update plans set plan_features = ${JSON.stringify(former)}::jsonb,
        limits = ${JSON.stringify(others)}::jsonb
      where plan_id = ${plan_id}
    `.execute(db)
  }
}

test('an upgrade gives sample plans their CRM and team, in whichever order its features were', async () => {
  const sample = await plansNow()
  expect(sample.map(({ limits }) => limits.members)).toEqual([undefined, undefined, 15])
  await before((features) => features.toReversed())
  await offerCrm(db)
  expect(await plansNow()).toEqual(sample)
})

test('an upgrade leaves plans alone that their owner has edited', async () => {
  await before((features) => [...features, 'Our own promise'])
  const edited = await plansNow()
  await offerCrm(db)
  expect(await plansNow()).toEqual(edited)
})
