import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pausePlan, resumePlan } from '#contract/billing/plan.ts'
import { countAudience } from '#contract/leads/campaigns.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { campaignsOf } from '../../kit/campaigns.ts'
import { addLead } from '../../kit/lead-emails.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
type Agent = Awaited<ReturnType<typeof openBuilder>>
let ann: Agent
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())
beforeEach(async () => {
  ann = await openBuilder(panel)
  await workOnce(panel.world)
  panel.emails.length = 0
})

const { draft, letters, only, read, send } = campaignsOf(() => ({ agent: ann, panel }))

test('a campaign on its way pauses with its plan, says so, and continues when the plan is back', async () => {
  for (let at = 0; at < 15; at++) await addLead(panel, ann.website_id)
  const which = await draft()
  const later = await draft({ name: 'Summer' })
  const send_at = new Date(panel.now().getTime() + 60_000).toISOString()
  await send(which)
  await send(later, send_at)
  await processBulkEmails(panel.world)
  expect((await read(which)).paused_by).toBeNull()

  await panel.call(pausePlan, {}, ann)
  panel.advanceClock(60_000)
  await workOnce(panel.world)
  expect(letters()).toHaveLength(10)
  const paused = { state: 'sending', paused_by: 'plan', results: { sent: 10, waiting: 5 } }
  expect(await read(which)).toMatchObject(paused)
  expect(await read(later)).toMatchObject({ state: 'scheduled', paused_by: 'plan' })
  const refused = await send(await draft({ name: 'Autumn' }))
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Campaigns are sent while your plan is running. Please open your billing page to continue it.'
  ])

  await panel.call(resumePlan, {}, ann)
  await workOnce(panel.world)
  expect(letters()).toHaveLength(30)
  expect(await read(which)).toMatchObject({ state: 'sent', paused_by: null })
})

test('a suspended website sends nothing until it is restored', async () => {
  await addLead(panel, ann.website_id)
  const which = await draft()
  await send(which)
  const suspend = (suspended_reason: string | null) =>
    panel.world.db
      .updateTable('sites')
      .set({ suspended_reason })
      .where('website_id', '=', ann.website_id)
      .execute()
  await suspend('phishing')
  await workOnce(panel.world)
  expect(letters()).toEqual([])
  expect((await read(which)).paused_by).toBe('suspended')
  await suspend(null)
  await workOnce(panel.world)
  expect(letters()).toHaveLength(1)
})

test('nothing is sent without a full postal address, and the refusal says what it lacks', async () => {
  await addLead(panel, ann.website_id)
  const address = async (company_address: string) => {
    const { content, draft_version } = await ann.draft()
    await ann.save({ content: { ...content, company_address }, base_version: draft_version })
    await ann.publish()
  }
  const { company_address } = (await ann.draft()).content
  await address('Toronto, ON')
  const which = await draft()
  const { body, status } = await send(which)
  expect([status, body.message]).toEqual([
    422,
    'By law, each email needs your full postal address. Please add a street or PO box and a postal code to your brokerage’s address on your website first.'
  ])
  const counted = await panel.call(countAudience, { audience: EVERYONE }, ann)
  expect(counted.body.address_lacks).toEqual(['street', 'postalCode'])

  await address(company_address)
  await send(which)
  await address('120 Queen Street West')
  await workOnce(panel.world)
  expect(letters()).toEqual([])
  expect(await read(which)).toMatchObject({ state: 'sending', paused_by: 'address' })
  await address(company_address)
  panel.advanceClock(15 * 60_000)
  await workOnce(panel.world)
  expect(only().text).toContain('120 Queen Street West, Toronto, ON M5H 2N2')
})
