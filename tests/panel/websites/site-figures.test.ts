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

test('messages are told once they exceed the specified figure, and those of samples never are', async () => {
  const { db } = panel.world
  const { website_id } = await subscribe(panel)
  const told = async () => (await panel.call(siteFigures, {})).body.leads
  await becomeSite(website_id, { is_sample: false })
  await receive(website_id, 1000)
  expect(await told()).toBeUndefined()
  await receive(website_id, 1)
  expect(await told()).toBe(1001)
  await becomeSite(website_id, { is_sample: true })
  expect(await told()).toBeUndefined()
  await db.deleteFrom('site_messages').execute()
})

async function becomeSite(website_id: number, { is_sample }: { is_sample: boolean }) {
  await sql`
    insert into sites (website_id, language, template_id, draft, draft_updated, is_sample)
    values (${website_id}, 'en', 1, '{}', now(), ${is_sample})
    on conflict (website_id) do update set is_sample = excluded.is_sample
  `.execute(panel.world.db)
}

async function receive(website_id: number, count: number) {
  await sql`
    insert into site_messages (website_id, kind, name, email, phone, message, page, language, consent, consented, was_checked, created)
    select ${website_id}, 'contact', 'Jo', 'jo@example.ca', '', 'Hello', '/contact', 'en', '', true, true, now()
    from generate_series(1, ${count}::integer)
  `.execute(panel.world.db)
}
