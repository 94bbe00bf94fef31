import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as calls from '#contract/leads/campaigns.ts'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { campaignFields, campaignsOf } from '../../kit/campaigns.ts'
import { addLead, INBOUND } from '../../kit/lead-emails.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
type Agent = Awaited<ReturnType<typeof openBuilder>>
let ann: Agent
let bo: Agent
beforeAll(async () => {
  panel = await startPanel({ settings: { inbound: INBOUND } })
  bo = await openBuilder(panel)
})
afterAll(() => panel.close())
beforeEach(async () => {
  ann = await openBuilder(panel)
  await workOnce(panel.world)
  panel.emails.length = 0
})

const { draft, letters, only, read, send } = campaignsOf(() => ({ agent: ann, panel }))

test('a draft is saved, saved again without a change, and not over a newer one', async () => {
  const input = campaignFields({ body: '<p>Hi</p><script>alert(1)</script>' })
  const first = await panel.call(calls.saveCampaign, input, ann)
  expect(first.body.campaign).toMatchObject({ version: 1, state: 'draft', body: '<p>Hi</p>' })
  expect(await panel.call(calls.saveCampaign, input, ann)).toEqual(first)
  const second = { ...input, base_version: 1, subject: 'Other' }
  expect((await panel.call(calls.saveCampaign, second, ann)).body.campaign.version).toBe(2)
  const stale = await panel.call(calls.saveCampaign, { ...second, subject: 'Stale' }, ann)
  expect(stale.status).toBe(409)
  expect((await read(input)).subject).toBe('Other')
})

test('only people with a valid consent get it, each once, with all that the law asks for', async () => {
  const may = await addLead(panel, ann.website_id, { email: 'may@example.org', language: 'fr' })
  const earlier = new Date(+panel.now() - 60_000)
  await addLead(panel, ann.website_id, { email: 'MAY@example.org', received_at: earlier })
  await addLead(panel, ann.website_id, { email: 'never@example.org' }, 'none')
  await addLead(panel, ann.website_id, { email: '', phone: '4165550134' })
  await addLead(panel, ann.website_id, { email: 'test@example.org', is_test: true })
  await addLead(panel, bo.website_id, { email: 'theirs@example.org' })
  const counted = await panel.call(calls.countAudience, { audience: EVERYONE }, ann)
  expect(counted.body).toMatchObject({ may: 1, without_consent: 1, without_email: 1 })

  const which = await draft()
  await send(which)
  await workOnce(panel.world)
  await workOnce(panel.world)
  const sent = only()
  expect(sent).toMatchObject({ to: { address: 'may@example.org' }, subject: 'Spring, Jordan' })
  expect(sent.id).toMatch(/^bulk-/)
  expect(sent.html).toContain('<strong>spring</strong>')
  expect(sent.html).not.toContain('<script>')
  expect(sent.text).toContain('Hello Jordan Example,')
  expect(sent.text).toMatch(
    /Vous recevez ceci parce que vous avez écrit à .+ le 21 novembre 2026\./
  )
  expect(sent.text).toMatch(/Se désabonner\u00A0: https?:\/\/\S+\/_site\/unsubscribe\/\w+/)
  expect(sent.text).toContain('Amara Osei, Broker · ')
  expect(sent.unsubscribeUrl).toMatch(/^https:\/\/maplekey\.test\/hooks\/unsubscribe\/\w+$/)
  expect(await read(which)).toMatchObject({ state: 'sent', results: { sent: 1, left_out: 0 } })
  const events = await panel.world.db
    .selectFrom('lead_events')
    .select(['kind', 'data'])
    .where('lead_id', '=', may)
    .execute()
  expect(events).toContainEqual({
    kind: 'campaign',
    data: { campaign_id: which.campaign_id, subject: 'Spring, Jordan' }
  })
})

test('an audience is chosen by tag, stage, source and language', async () => {
  const one = await addLead(panel, ann.website_id, { language: 'fr', stage: 'talking' })
  await addLead(panel, ann.website_id, { kind: 'valuation' })
  await panel.world.db
    .insertInto('lead_tags')
    .values({ website_id: ann.website_id, lead_id: one, tag: 'condo' })
    .execute()
  const count = async (audience: Partial<typeof EVERYONE>) =>
    (await panel.call(calls.countAudience, { audience: { ...EVERYONE, ...audience } }, ann)).body
  expect(await count({})).toMatchObject({ may: 2, tags: ['condo'] })
  for (const audience of [
    { tags: ['condo'] },
    { stages: ['talking' as const] },
    { kinds: ['home' as const] },
    { languages: ['fr' as const] }
  ])
    expect((await count(audience)).may).toBe(1)
  expect((await count({ tags: ['condo'], languages: ['en'] })).may).toBe(0)
})

test('a consent that ends before the moment of sending leaves its person out', async () => {
  await addLead(panel, ann.website_id)
  const which = await draft()
  await send(which)
  await panel.world.db
    .updateTable('lead_consents')
    .set({ withdrawn_at: panel.now() })
    .where('website_id', '=', ann.website_id)
    .execute()
  await workOnce(panel.world)
  expect(letters()).toEqual([])
  expect((await read(which)).results).toMatchObject({ sent: 0, left_out: 1 })
})

test('a scheduled campaign waits for its time, and can be cancelled until then', async () => {
  await addLead(panel, ann.website_id)
  const which = await draft()
  const send_at = new Date(panel.now().getTime() + 3_600_000).toISOString()
  expect((await send(which, send_at)).body.campaign.state).toBe('scheduled')
  await workOnce(panel.world)
  expect(letters()).toEqual([])
  expect((await panel.call(calls.cancelCampaign, which, ann)).body.campaign.state).toBe('draft')
  await send(which, send_at)
  panel.advanceClock(3_600_000)
  await workOnce(panel.world)
  expect(letters()).toHaveLength(1)
})

test('cancelling a campaign on its way leaves out the rest', async () => {
  for (let at = 0; at < 15; at++) await addLead(panel, ann.website_id)
  const which = await draft()
  await send(which)
  await processBulkEmails(panel.world)
  expect((await read(which)).results).toMatchObject({ sent: 10, waiting: 5 })
  const { body } = await panel.call(calls.cancelCampaign, which, ann)
  expect(body.campaign).toMatchObject({ state: 'cancelled', results: { sent: 10, left_out: 5 } })
  await workOnce(panel.world)
  expect(letters()).toHaveLength(10)
})

test('a test goes to the agent alone, and its link changes nothing', async () => {
  await addLead(panel, ann.website_id)
  const which = await draft()
  const { body } = await panel.call(calls.testCampaign, which, ann)
  await workOnce(panel.world)
  expect(only().to.address).toBe(body.sent_to)
  expect(only().text).toContain('This is a test.')
  const preview = await panel.call(calls.previewCampaign, which, ann)
  expect(preview.body).toMatchObject({ subject: expect.stringMatching(/^Spring, /) })
  expect((await read(which)).state).toBe('draft')
})

test.each([
  [{ subject: '' }, 'subject'],
  [{ body: '' }, 'body'],
  [{ name: '' }, 'name'],
  [{ body: '<p>{nme}</p>' }, 'body']
])('%j is refused beside its field, and stays a draft', async (change, field) => {
  await addLead(panel, ann.website_id)
  const which = await draft(change)
  const { body, status } = await send(which)
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([field])
  expect((await read(which)).state).toBe('draft')
})

test('what was sent can’t be changed, deleted or sent again', async () => {
  await addLead(panel, ann.website_id)
  const which = await draft()
  await send(which)
  await workOnce(panel.world)
  const change = { ...campaignFields(), ...which, base_version: which.version, subject: 'Changed' }
  expect((await panel.call(calls.saveCampaign, change, ann)).status).toBe(409)
  expect((await panel.call(calls.deleteCampaign, which, ann)).status).toBe(409)
  expect((await send(which)).status).toBe(409)
  expect((await panel.call(calls.cancelCampaign, which, ann)).body.campaign.state).toBe('sent')
})

test('another agent’s campaign answers like a missing one', async () => {
  const which = await draft()
  const missing = { campaign_id: randomUUID(), version: 1 }
  for (const call of [
    calls.campaign,
    calls.previewCampaign,
    calls.testCampaign,
    calls.cancelCampaign
  ])
    expect(await panel.call(call, which, bo)).toEqual(await panel.call(call, missing, bo))
  const theirs = await panel.call(calls.sendCampaign, { ...which, send_at: null }, bo)
  expect(theirs.status).toBe(404)
  await panel.call(calls.deleteCampaign, which, bo)
  const taken = await panel.call(calls.saveCampaign, { ...campaignFields(), ...which }, bo)
  expect(taken.status).toBe(404)
  expect((await read(which)).state).toBe('draft')
})
