import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLead } from '#contract/leads/add-lead.ts'
import * as answers from '#contract/leads/answers.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { leadBoard, leadList, leadSummary } from '#contract/leads/lead-list.ts'
import { saveLeadView } from '#contract/leads/lead-views.ts'
import { person, personTimeline } from '#contract/leads/person.ts'
import * as changes from '#contract/leads/person-changes.ts'
import { leadReport } from '#contract/leads/report.ts'
import * as same from '#contract/leads/same-person.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { removeMember, team } from '#contract/team/team.ts'
import { accountOnFreshDomain } from '../../kit/books.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { downgrade, type Hired, openTeam, upgrade } from '../../kit/team.ts'

let panel: TestPanel
let crm: Awaited<ReturnType<typeof openLeads>>
let bea: Hired
let cal: Hired
let ida: Hired
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  const { hire, owner } = await openTeam(panel)
  crm = await openLeads(panel, owner)
  bea = await hire('agent', 'Bea Tran')
  cal = await hire('agent', 'Cal Roy')
  ida = await hire('assistant', 'Ida Assist')
})
afterAll(() => panel.close())

const MISSING = '00000000-0000-4000-8000-000000000000'
const give = async (lead_id: string, { agent_id }: Hired) =>
  panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: agent_id }, crm)

/** The leads with all that belongs to them. */
async function everythingOf(lead_ids: string[]) {
  const { db } = panel.world
  const of = (table: 'lead_consents' | 'lead_events' | 'lead_tasks' | 'leads') =>
    db.selectFrom(table).selectAll().where('lead_id', 'in', lead_ids).execute()
  return [
    await of('leads'),
    await of('lead_events'),
    await of('lead_consents'),
    await of('lead_tasks')
  ]
}

/** Every call that names a lead or a task, with what it needs besides. */
const BY_LEAD: [string, Endpoint, object][] = [
  ['person', person, {}],
  ['timeline', personTimeline, {}],
  ['note', changes.addNote, { text: 'Mine now' }],
  ['task', changes.addTask, { title: 'Mine now', due_on: null }],
  ['details', changes.saveDetails, { name: 'X', email: '', phone: '', address: '', home: '' }],
  ['consent', changes.recordConsent, { given_on: '2026-11-20', how: 'On paper' }],
  ['withdrawal', changes.withdrawConsent, {}],
  ['separation', same.separateLead, {}],
  ['answer dialog', answers.answerSetup, {}],
  ['answer', answers.answerLead, { subject: 'Hi', text: 'Hi' }]
]

test.each(BY_LEAD)(
  'another member’s lead answers like a missing one: %s',
  async (_, call, more) => {
    const lead_id = await crm.lead({ name: 'Cal’s' })
    const merged = await crm.lead({ name: 'Merged into Cal’s' })
    await panel.call(same.mergePeople, { lead_id, other_id: merged }, crm)
    await give(lead_id, cal)
    // Its own holder doesn't count: the person is somebody else's.
    await panel.world.db
      .updateTable('leads')
      .set({ assigned_to: bea.agent_id })
      .where('lead_id', '=', merged)
      .execute()
    const before = await everythingOf([lead_id, merged])
    const missing = await panel.call(call, { lead_id: MISSING, ...more }, bea)
    expect(missing.status).toBe(404)
    expect(await panel.call(call, { lead_id, ...more }, bea)).toEqual(missing)
    expect(await panel.call(call, { lead_id: merged, ...more }, bea)).toEqual(missing)
    expect(await everythingOf([lead_id, merged])).toEqual(before)
  }
)

test('tasks, merges and bulk changes of another member’s leads find nothing', async () => {
  const theirs = await crm.lead({ name: 'Cal’s', email: 'same@visitor.test' })
  const own = await crm.lead({ name: 'Bea’s', email: 'same@visitor.test' })
  await give(theirs, cal)
  await give(own, bea)
  await panel.call(changes.addTask, { lead_id: theirs, title: 'Call', due_on: null }, crm)
  const [{ task_id } = { task_id: '' }] = (await crm.person(theirs)).tasks
  for (const [call, input] of [
    [changes.saveTask, { task_id, title: 'X', due_on: null }],
    [changes.setTaskDone, { task_id, is_done: true }],
    [changes.deleteTask, { task_id }],
    [same.mergePeople, { lead_id: own, other_id: theirs }],
    [same.mergePeople, { lead_id: theirs, other_id: own }],
    [changeLeads, { lead_ids: [theirs], stage: 'lost' }]
  ] as [Endpoint, object][]) {
    const before = await everythingOf([own, theirs])
    expect([call.path, (await panel.call(call, input, bea)).status]).toEqual([call.path, 404])
    expect(await everythingOf([own, theirs])).toEqual(before)
  }
  const both = { lead_ids: [own, theirs], stage: 'talking' as const }
  expect((await panel.call(changeLeads, both, bea)).body).toMatchObject({
    changed: [own],
    missing_count: 1
  })
  const shown = await panel.call(person, { lead_id: own }, bea)
  expect(shown.body.person).toMatchObject({ duplicates: [], members: [{ name: 'Bea Tran' }] })
})

test('lists, board, search, counts, choices and report hold what is one’s own', async () => {
  const { hire, owner } = await openTeam(panel)
  const brokerage = await openLeads(panel, owner)
  const mia = await hire('agent', 'Mia Own')
  const own = await brokerage.lead({ name: 'Own Person' })
  const other = await brokerage.lead({ name: 'Other Person' })
  const tags = (lead_id: string, tag: string) =>
    panel.call(changeLeads, { lead_ids: [lead_id], add_tags: [tag] }, owner)
  await tags(own, 'Mine')
  await tags(other, 'Secret')
  await panel.call(saveLeadView, { name: 'Secret', filters: { search: 'Other' } }, owner)
  const asked = { lead_ids: [own], assigned_to: mia.agent_id }
  await panel.call(changeLeads, asked, owner)
  const names = async (input: object) =>
    (await panel.call(leadList, input, mia)).body.data.map(({ name }: { name: string }) => name)
  expect(await names({})).toEqual(['Own Person'])
  expect(await names({ search: 'person', sort: 'activity' })).toEqual(['Own Person'])
  expect(await names({ tag: 'Secret' })).toEqual([])
  expect(await names({ assigned_to: owner.agent_id })).toEqual([])
  const board = await panel.call(leadBoard, {}, mia)
  expect(board.body.columns.flatMap(({ data }: { data: object[] }) => data)).toHaveLength(1)
  const summary = (await panel.call(leadSummary, {}, mia)).body
  expect(summary).toMatchObject({ new_leads: 1, tags: ['Mine'], views: [] })
  expect(summary.members).toEqual([{ agent_id: mia.agent_id, name: 'Mia Own' }])
  expect((await panel.call(leadReport, {}, mia)).body.figures.leads).toBe(1)
  expect((await panel.call(leadReport, {}, owner)).body.figures.leads).toBe(2)
})

test('an assistant sees everybody', async () => {
  const lead_id = await crm.lead()
  await give(lead_id, cal)
  expect((await panel.call(person, { lead_id }, ida)).status).toBe(200)
  const list = await panel.call(leadList, {}, ida)
  expect(list.body.total_count).toBeGreaterThan(1)
})

test('a lead that an agent adds is theirs', async () => {
  const added = { name: 'Met at a party', email: 'party@visitor.test', consent: 'none' as const }
  const { body } = await panel.call(addLead, added, bea)
  expect(body.lead.assigned_to).toBe(bea.agent_id)
  expect((await panel.call(person, { lead_id: body.lead.lead_id }, cal)).status).toBe(404)
})

test('another brokerage’s owner and members see nothing of this one', async () => {
  const other = await openTeam(panel)
  const stranger = await other.hire('assistant', 'Sam Strange')
  const lead_id = await crm.lead()
  for (const who of [other.owner, stranger]) {
    expect((await panel.call(person, { lead_id }, who)).status).toBe(404)
    expect((await panel.call(leadList, {}, who)).body.data).toEqual([])
    const asked = { lead_ids: [lead_id], assigned_to: null }
    expect((await panel.call(changeLeads, asked, who)).status).toBe(404)
  }
  const foreign = { agent_id: bea.agent_id, leads_to: null }
  await panel.call(removeMember, foreign, other.owner)
  expect((await panel.call(leadList, {}, bea)).status).toBe(200)
})

test('a member who is removed sees nothing from the next call on, and takes nothing', async () => {
  const { hire, owner } = await openTeam(panel)
  const brokerage = await openLeads(panel, owner)
  const [leaving, staying] = [await hire('agent', 'Lea Leaving'), await hire('agent', 'Stan Stays')]
  const lead_id = await brokerage.lead()
  await panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: leaving.agent_id }, owner)
  const typed = { name: 'Typed in', email: 'typed@visitor.test', consent: 'none' as const }
  const key = { token: leaving.token, idempotencyKey: 'before-leaving' }
  expect((await panel.call(addLead, typed, key)).status).toBe(200)
  await panel.call(changes.addNote, { lead_id, text: 'Wants a garden' }, leaving)

  const asked = { agent_id: leaving.agent_id, leads_to: staying.agent_id }
  expect((await panel.call(removeMember, asked, owner)).status).toBe(200)
  for (const [call, input] of [
    [leadList, {}],
    [person, { lead_id }],
    [addLead, typed]
  ] as [Endpoint, object][]) {
    expect((await panel.call(call, input, key)).status).toBe(404)
  }
  const me = await panel.call(accessTokenLoginWeb, {}, leaving)
  expect(me.body.team).toBeUndefined()
  const { lead, timeline } = await brokerage.person(lead_id)
  expect(lead.assigned_to).toBe(staying.agent_id)
  expect(timeline.events.map(({ kind }) => kind).slice(0, 2)).toEqual(['assigned', 'note'])
  expect((await panel.call(person, { lead_id }, staying)).status).toBe(200)
  // Again it changes nothing.
  expect((await panel.call(removeMember, asked, owner)).status).toBe(200)
})

test('without a team in the plan members have no access, the owner keeps all, and an upgrade restores it', async () => {
  const { hire, owner } = await openTeam(panel)
  const brokerage = await openLeads(panel, owner)
  const member = await hire('agent', 'Wim Waits')
  const lead_id = await brokerage.lead()
  await panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: member.agent_id }, owner)
  await downgrade(panel, owner)
  const refused = await panel.call(person, { lead_id }, member)
  expect(refused.status).toBe(403)
  expect(refused.body.message).toContain('no team')
  expect((await panel.call(accessTokenLoginWeb, {}, member)).body.team.is_open).toBe(false)
  expect((await panel.call(person, { lead_id }, owner)).status).toBe(200)
  expect((await panel.call(team, {}, owner)).body).toMatchObject({ size: 0, plan_size: 0 })
  await upgrade(panel, owner)
  expect((await panel.call(person, { lead_id }, member)).status).toBe(200)
})

test('a member can’t order a website of their own', async () => {
  const { body, status } = await panel.call(chargeAndWebsite, accountOnFreshDomain(), bea)
  expect([status, body.message]).toEqual([409, expect.stringContaining('member of a team')])
})
