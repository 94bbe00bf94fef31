import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { leadList } from '#contract/leads/lead-list.ts'
import { deleteLeadView, saveLeadView } from '#contract/leads/lead-views.ts'
import { subscribe, type Subscriber } from '../../kit/billing.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let ann: Subscriber
let bob: Subscriber
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await subscribe(panel)
  bob = await subscribe(panel)
})
afterAll(() => panel.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Without that it was received. */
const eventsOf = async (lead_id: string) => {
  const events = await panel.world.db
    .selectFrom('lead_events')
    .select(['kind', 'data', 'by_agent'])
    .where('lead_id', '=', lead_id)
    .orderBy('event_id')
    .execute()
  return events.filter(({ kind }) => kind !== 'received')
}
const consentsOf = (lead_id: string) =>
  panel.world.db
    .selectFrom('lead_consents')
    .select(['kind', 'given_at', 'ends_at'])
    .where('lead_id', '=', lead_id)
    .execute()

test('many leads change at once, and the answer says exactly which', async () => {
  const one = await enterLead(panel, ann, { name: 'One' })
  const two = await enterLead(panel, ann, { name: 'Two' })
  await panel.call(changeLeads, { lead_ids: [two.lead_id], stage: 'talking' }, ann)
  const { body } = await panel.call(
    changeLeads,
    { lead_ids: [one.lead_id, two.lead_id, NOBODY], stage: 'talking' },
    ann
  )
  expect(body).toMatchObject({ changed: [one.lead_id], missing_count: 1 })
  expect(body.data.map(({ stage }: { stage: string }) => stage)).toEqual(['talking', 'talking'])
  expect(await eventsOf(one.lead_id)).toEqual([
    { kind: 'stage', data: { from: 'new', to: 'talking' }, by_agent: ann.agent_id }
  ])
  expect(await eventsOf(two.lead_id)).toHaveLength(1)
})

test('tags, a follow-up date and an agent are set and taken away, each with its event', async () => {
  const { lead_id } = await enterLead(panel, ann)
  const change = async (asked: object) =>
    (await panel.call(changeLeads, { lead_ids: [lead_id], ...asked }, ann)).body.data[0]
  const full = await change({
    add_tags: [' Condo ', 'Buyer'],
    follow_up_on: '2026-12-01',
    assigned_to: ann.agent_id
  })
  expect(full).toMatchObject({
    tags: ['Buyer', 'Condo'],
    follow_up_on: '2026-12-01',
    assigned_to: ann.agent_id
  })
  const bare = await change({
    remove_tags: ['Condo', 'Nobody has this'],
    follow_up_on: null,
    assigned_to: null
  })
  expect(bare).toMatchObject({ tags: ['Buyer'], follow_up_on: null, assigned_to: null })
  expect((await eventsOf(lead_id)).map(({ kind }) => kind)).toEqual([
    'follow_up',
    'assigned',
    'tag',
    'follow_up',
    'assigned',
    'tag'
  ])
})

test('a client’s consent lasts two years from the day they became one, once', async () => {
  const { lead_id } = await enterLead(panel, ann)
  for (let twice = 0; twice < 2; twice++) {
    await panel.call(changeLeads, { lead_ids: [lead_id], stage: 'client' }, ann)
  }
  expect(await consentsOf(lead_id)).toEqual([
    { kind: 'client', given_at: panel.now(), ends_at: new Date('2028-11-21T15:00:00Z') }
  ])
  await panel.call(changeLeads, { lead_ids: [lead_id], stage: 'closed' }, ann)
  expect(await consentsOf(lead_id)).toMatchObject([{ ends_at: new Date('2028-11-21T15:00:00Z') }])
  await panel.call(changeLeads, { lead_ids: [lead_id], stage: 'talking' }, ann)
  expect(await consentsOf(lead_id)).toMatchObject([{ ends_at: panel.now() }])
})

test.each(['lost', 'closed', 'talking'] as const)(
  'an undone move from %s to client leaves no consent of it',
  async (stage) => {
    const { lead_id } = await enterLead(panel, ann)
    const move = (to: typeof stage | 'client', is_undo = false) =>
      panel.call(changeLeads, { lead_ids: [lead_id], stage: to, is_undo }, ann)
    await move(stage)
    panel.advanceClock(1000)
    await move('client')
    panel.advanceClock(1000)
    expect((await move(stage, true)).body.data).toMatchObject([{ stage }])
    expect(await consentsOf(lead_id)).toMatchObject([{ kind: 'client', ends_at: panel.now() }])
  }
)

test('a client who is moved back by mistake has the same consent again after an undo', async () => {
  const { lead_id } = await enterLead(panel, ann)
  const move = (stage: 'client' | 'talking', is_undo = false) =>
    panel.call(changeLeads, { lead_ids: [lead_id], stage, is_undo }, ann)
  await move('client')
  const before = await consentsOf(lead_id)
  panel.advanceClock(86_400_000)
  await move('talking')
  panel.advanceClock(1000)
  await move('client', true)
  await move('client', true)
  expect(await consentsOf(lead_id)).toEqual(before)
  const events = await eventsOf(lead_id)
  expect(events.filter(({ kind }) => kind === 'consent')).toHaveLength(1)
})

test('another agent’s leads and views answer like missing ones and stay as they are', async () => {
  const { lead_id } = await enterLead(panel, bob, { name: 'Bob’s' })
  const missing = await panel.call(changeLeads, { lead_ids: [NOBODY], stage: 'lost' }, ann)
  expect(missing.status).toBe(404)
  expect(await panel.call(changeLeads, { lead_ids: [lead_id], stage: 'lost' }, ann)).toEqual(
    missing
  )
  const own = await enterLead(panel, ann)
  const both = { lead_ids: [own.lead_id, lead_id], add_tags: ['Mine'] }
  expect((await panel.call(changeLeads, both, ann)).body).toMatchObject({
    changed: [own.lead_id],
    missing_count: 1
  })
  const view = await panel.call(saveLeadView, { name: 'Bob’s', filters: {} }, bob)
  const [{ view_id }] = view.body.views
  const none = await panel.call(deleteLeadView, { view_id: NOBODY }, ann)
  expect(none.status).toBe(404)
  expect(await panel.call(deleteLeadView, { view_id }, ann)).toEqual(none)
  expect((await panel.call(saveLeadView, { name: 'X', filters: {}, view_id }, ann)).status).toBe(
    404
  )
  expect(await eventsOf(lead_id)).toEqual([])
})

test.each([
  ['no leads', { lead_ids: [], stage: 'lost' }, 'lead_ids', 'Please select at least one lead.'],
  [
    'too many leads',
    { lead_ids: Array.from({ length: 201 }, () => NOBODY), stage: 'lost' },
    'lead_ids',
    'Please select at most 200 leads.'
  ],
  ['nothing to change', { lead_ids: [NOBODY] }, 'request', 'Please choose what to change.'],
  ['an empty tag', { lead_ids: [NOBODY], add_tags: [' '] }, '0', 'Please enter a tag.'],
  [
    'a stranger',
    { lead_ids: [NOBODY], assigned_to: NOBODY },
    'assigned_to',
    'Please choose a member of your team.'
  ]
])('a change of %s is refused with a sentence', async (_, input, field, sentence) => {
  const { body, status } = await panel.call(changeLeads, input as never, ann)
  expect([status, body.errors?.[field]]).toEqual([400, sentence])
})

test('views are saved, replaced by name, renamed and deleted', async () => {
  const carl = await subscribe(panel)
  const save = async (view: object) =>
    (await panel.call(saveLeadView, view as never, carl)).body.views
  await save({ name: 'Condos', filters: { tag: 'Condo' } })
  const [view] = await save({ name: 'Condos', filters: { tag: 'Condo', stage: 'new' } })
  expect(view).toMatchObject({ name: 'Condos', filters: { tag: 'Condo', stage: 'new' } })
  panel.setClock(new Date(+panel.now() + 1000))
  await save({ name: 'Lost', filters: { stage: 'lost' } })
  const taken = await panel.call(saveLeadView, { ...view, name: 'Lost' }, carl)
  expect([taken.status, taken.body.errors]).toEqual([
    409,
    { name: 'Another view has this name. Please choose a different one.' }
  ])
  expect(await save({ ...view, name: 'New condos' })).toMatchObject([
    { name: 'New condos' },
    { name: 'Lost' }
  ])
  const { body } = await panel.call(deleteLeadView, { view_id: view.view_id }, carl)
  expect(body.views).toMatchObject([{ name: 'Lost' }])
  for (let one = 0; one < 29; one++) await save({ name: `View ${one}`, filters: {} })
  const full = await panel.call(saveLeadView, { name: 'One more', filters: {} }, carl)
  expect([full.status, full.body.message]).toEqual([
    409,
    'You have 30 views. Please delete one first.'
  ])
})

test('a changed lead moves up by its last activity', async () => {
  const carl = await subscribe(panel)
  const first = await enterLead(panel, carl, { name: 'First' })
  panel.advanceClock(60_000)
  await enterLead(panel, carl, { name: 'Second' })
  panel.advanceClock(60_000)
  await panel.call(changeLeads, { lead_ids: [first.lead_id], add_tags: ['Hot'] }, carl)
  const { body } = await panel.call(leadList, { sort: 'activity' }, carl)
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second'])
})
