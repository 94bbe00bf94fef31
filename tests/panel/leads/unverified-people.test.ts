import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { countAudience } from '#contract/leads/campaigns.ts'
import { type Person, person as readPerson } from '#contract/leads/person.ts'
import { mergePeople } from '#contract/leads/same-person.ts'
import { recordConsent } from '#contract/leads/person-changes.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { campaignsOf } from '../../kit/campaigns.ts'
import { addLead } from '../../kit/lead-emails.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openBuilder>>
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())
beforeEach(async () => {
  ann = await openBuilder(panel)
  await workOnce(panel.world)
  panel.emails.length = 0
})

const { draft, letters, send } = campaignsOf(() => ({ agent: ann, panel }))

const add = (change: Parameters<typeof addLead>[2] = {}) =>
  addLead(panel, ann.website_id, { verified: false, ...change })
const say = (lead_id: string, is_real: boolean) =>
  panel.call(changeLeads, { lead_ids: [lead_id], is_real }, ann)
const count = async () =>
  (await panel.call(countAudience, { audience: EVERYONE }, ann)).body as Record<string, unknown>
const read = async (lead_id: string): Promise<Person> =>
  (await panel.call(readPerson, { lead_id }, ann)).body.person

test('a campaign leaves an unverified message out until its person is confirmed, and again after an undo', async () => {
  const lead_id = await add()
  expect(await count()).toMatchObject({ may: 0, unverified: 1, without_consent: 0 })
  expect(await read(lead_id)).toMatchObject({
    human: 'unverified',
    consent: { basis: null, is_unverified: true }
  })

  panel.advanceClock(1000)
  expect((await say(lead_id, true)).body.changed).toEqual([lead_id])
  expect((await say(lead_id, true)).body.changed).toEqual([])
  expect(await count()).toMatchObject({ may: 1, unverified: 0 })
  const confirmed = await read(lead_id)
  expect(confirmed).toMatchObject({
    human: 'marked',
    lead: { verified: true },
    consent: { basis: { kind: 'inquiry' }, is_unverified: false }
  })
  const which = await draft()
  await send(which)

  panel.advanceClock(1000)
  await say(lead_id, false)
  expect(await count()).toMatchObject({ may: 0, unverified: 1 })
  const { events } = (await read(lead_id)).timeline
  expect(events.filter(({ kind }) => kind === 'verified')).toMatchObject([
    { data: { is_real: false } },
    { data: { is_real: true } }
  ])
  // The campaign had begun.
  await workOnce(panel.world)
  expect(letters()).toEqual([])
})

test('a consent that the agent recorded counts, whatever the message', async () => {
  const lead_id = await add()
  panel.advanceClock(1000)
  const given_on = panel.now().toISOString().slice(0, 10)
  await panel.call(recordConsent, { lead_id, given_on, how: 'On paper' }, ann)
  expect(await count()).toMatchObject({ may: 1, unverified: 0 })
  expect(await read(lead_id)).toMatchObject({
    human: 'unverified',
    consent: { basis: { kind: 'express' } }
  })
})

test('an undo leaves the leads verified that no agent had confirmed', async () => {
  const lead_id = await add({ verified: true })
  const other_id = await add()
  await panel.call(mergePeople, { lead_id, other_id }, ann)
  expect((await read(lead_id)).human).toBe('unverified')
  await say(lead_id, true)
  expect((await read(lead_id)).human).toBe('marked')
  await say(lead_id, false)
  const rows = await panel.world.db
    .selectFrom('leads')
    .select(['lead_id', 'verified'])
    .where('lead_id', 'in', [lead_id, other_id])
    .execute()
  const verified = Object.fromEntries(rows.map((row) => [row.lead_id, row.verified]))
  expect(verified).toEqual({ [lead_id]: true, [other_id]: false })
})
