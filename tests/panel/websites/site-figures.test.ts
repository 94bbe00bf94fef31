import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pausePlan } from '#contract/billing/plan.ts'
import { siteFigures } from '#contract/site-figures.ts'
import { countWebsites } from '#panel/records/websites/figures.ts'
import { subscribe } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

test('a website counts while its plan runs, and a sample never does', async () => {
  const { db } = panel.world
  const before = await countWebsites(db)
  const { token, website_id } = await subscribe(panel)
  expect(await countWebsites(db)).toBe(before + 1)
  await becomeSite(website_id, { is_sample: true })
  expect(await countWebsites(db)).toBe(before)
  await becomeSite(website_id, { is_sample: false })
  await panel.call(pausePlan, {}, { token })
  expect(await countWebsites(db)).toBe(before)
})

test('leads are told once they exceed the specified figure; samples, tests and imports never are', async () => {
  const { db } = panel.world
  const { website_id } = await subscribe(panel)
  const told = async () => (await panel.call(siteFigures, {})).body.leads
  await becomeSite(website_id, { is_sample: false })
  await receive(website_id, 1000)
  expect(await told()).toBeUndefined()
  await receive(website_id, 1, { is_test: true })
  await receive(website_id, 1, { kind: 'import' })
  expect(await told()).toBeUndefined()
  await receive(website_id, 1)
  expect(await told()).toBe(1001)
  await becomeSite(website_id, { is_sample: true })
  expect(await told()).toBeUndefined()
  await db.deleteFrom('leads').execute()
})

async function becomeSite(website_id: number, { is_sample }: { is_sample: boolean }) {
  await sql`
    insert into sites (website_id, language, template_id, draft, draft_updated, is_sample)
    values (${website_id}, 'en', 1, '{}', now(), ${is_sample})
    on conflict (website_id) do update set is_sample = excluded.is_sample
  `.execute(panel.world.db)
}

async function receive(
  website_id: number,
  count: number,
  { is_test = false, kind = 'contact' } = {}
) {
  await sql`
    insert into leads (website_id, kind, name, email, message, page, language, verified, is_test, received_at, last_activity_at)
    select ${website_id}, ${kind}, 'Jo', 'jo@example.ca', 'Hello', '/contact', 'en', true, ${is_test}, now(), now()
    from generate_series(1, ${count}::integer)
  `.execute(panel.world.db)
}
