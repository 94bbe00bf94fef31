import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerLead } from '#contract/leads/answers.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { exportLeads } from '#contract/leads/export-leads.ts'
import { person } from '#contract/leads/person.ts'
import { addNote } from '#contract/leads/person-changes.ts'
import { erasePerson } from '#contract/leads/same-person.ts'
import { type AccessEntry, accessLog, personAccess } from '#contract/team/access-log.ts'
import { exportLeadFiles } from '#panel/actions/exports/export-leads-files.ts'
import { LOG_PAGE } from '#rules/leads/team-limits.ts'
import { subscribe } from '../../kit/billing.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openTeam } from '../../kit/team.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const said = ({ by, count, lead, what }: AccessEntry) => [by, what, lead?.name ?? count]

test('the log says who opened, changed, answered, assigned, exported and erased whom', async () => {
  const { hire, owner } = await openTeam(panel)
  const crm = await openLeads(panel, owner)
  const bea = await hire('agent', 'Bea Tran')
  const lead_id = await crm.lead({ name: 'Jo Visitor' })
  await panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: bea.agent_id }, owner)
  for (let twice = 0; twice < 2; twice++) await panel.call(person, { lead_id }, bea)
  await panel.call(addNote, { lead_id, text: 'Called' }, bea)
  await panel.call(answerLead, { lead_id, subject: 'Hello', text: 'Hello' }, bea)
  await panel.call(exportLeads, { format: 'csv', lead_ids: [lead_id] }, owner)
  await panel.call(exportLeads, { format: 'csv' }, owner)
  const log = async () => (await panel.call(accessLog, {}, owner)).body.entries.map(said)
  const owns = 'Amara Osei'
  expect(await log()).toEqual([
    [owns, 'exported', 1],
    [owns, 'exported', 'Jo Visitor'],
    ['Bea Tran', 'answered', 'Jo Visitor'],
    ['Bea Tran', 'changed', 'Jo Visitor'],
    ['Bea Tran', 'opened', 'Jo Visitor'],
    [owns, 'assigned', 'Jo Visitor']
  ])
  const seen = (await panel.call(personAccess, { lead_id }, owner)).body.entries
  expect(seen).toHaveLength(5)

  // What is left of somebody who was erased is that it happened.
  await panel.call(erasePerson, { lead_id, confirm: 'erase' }, owner)
  expect((await log()).slice(0, 3)).toEqual([
    [owns, 'erased', 1],
    [owns, 'exported', 1],
    [owns, 'exported', 1]
  ])
  const rows = await panel.world.db.selectFrom('access_log').selectAll().execute()
  expect(rows).toHaveLength(7)
  expect(JSON.stringify(rows)).not.toContain(lead_id)
})

test('one download of everything is one line of the log', async () => {
  const { hire, owner } = await openTeam(panel)
  const crm = await openLeads(panel, owner)
  await hire('agent', 'Bea Tran')
  await crm.lead({ name: 'Jo Visitor' })
  const access = { ...owner, role: 'owner', holder: undefined, isLogged: true } as const
  for await (const { body } of exportLeadFiles(panel.world, access, 'en')) {
    if (typeof body === 'object' && Symbol.asyncIterator in body) await Array.fromAsync(body)
  }
  const { entries } = (await panel.call(accessLog, {}, owner)).body
  expect(entries.map(said)).toEqual([['Amara Osei', 'exported', 1]])
})

test('a page opened again after ten minutes is seen again', async () => {
  const { hire, owner } = await openTeam(panel)
  const crm = await openLeads(panel, owner)
  await hire()
  const lead_id = await crm.lead()
  await panel.call(person, { lead_id }, owner)
  panel.advanceClock(11 * 60_000)
  await panel.call(person, { lead_id }, owner)
  expect((await panel.call(accessLog, {}, owner)).body.entries).toHaveLength(2)
})

test('the log is read in pages, and an agent alone has none', async () => {
  const { hire, owner } = await openTeam(panel)
  const crm = await openLeads(panel, owner)
  await hire()
  const lead_ids: string[] = []
  for (let one = 0; one <= LOG_PAGE; one++) lead_ids.push(await crm.lead())
  await panel.call(changeLeads, { lead_ids, stage: 'talking' }, owner)
  const first = (await panel.call(accessLog, {}, owner)).body
  expect(first.entries).toHaveLength(LOG_PAGE)
  const second = (await panel.call(accessLog, { before: first.next }, owner)).body
  expect([second.entries.length, second.next]).toEqual([1, null])

  const alone = await openLeads(panel, await subscribe(panel))
  await alone.person(await alone.lead())
  expect((await panel.call(accessLog, {}, alone)).body.entries).toEqual([])
})
