import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { answerLead } from '#contract/leads/answers.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { person } from '#contract/leads/person.ts'
import { mergePeople, separateLead } from '#contract/leads/same-person.ts'
import { accessLog, type AccessEntry } from '#contract/team/access-log.ts'
import { removeMember } from '#contract/team/team.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { type Hired, openTeam } from '../../kit/team.ts'

let panel: TestPanel
let crm: Awaited<ReturnType<typeof openLeads>>
let bea: Hired
let cal: Hired
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
beforeEach(async () => {
  const { hire, owner } = await openTeam(panel)
  crm = await openLeads(panel, owner)
  bea = await hire('agent', 'Bea Tran')
  cal = await hire('agent', 'Cal Roy')
})
afterAll(() => panel.close())

const EMAIL = 'jo@visitor.test'
const sees = async ({ token }: Hired, lead_id: string) =>
  (await panel.call(person, { lead_id }, { token })).status === 200
const merge = (lead_id: string, other_id: string) =>
  panel.call(mergePeople, { lead_id, other_id }, crm)

async function givenTo({ agent_id }: Hired, name = 'Jo Visitor'): Promise<string> {
  const lead_id = await crm.lead({ name, email: EMAIL })
  await panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: agent_id }, crm)
  return lead_id
}

async function sent() {
  await runDueJobs(panel.world)
  return panel.emails.splice(0)
}

test('a member keeps their person after a merge with one whom nobody has, and after the separation', async () => {
  const hers = await givenTo(bea)
  const typed = await crm.lead({ name: 'Jo V.', email: EMAIL })
  await merge(typed, hers)
  expect((await crm.person(hers)).lead).toMatchObject({ lead_id: typed, assigned_to: bea.agent_id })
  expect(await sees(bea, hers)).toBe(true)

  const { body, status } = await panel.call(separateLead, { lead_id: hers }, bea)
  expect(status).toBe(200)
  expect(body.person.lead.lead_id).toBe(hers)
  expect(await sees(bea, typed)).toBe(false)
  expect((await crm.person(typed)).lead.assigned_to).toBe(null)
})

test('a merged person handed over is one person, in the email and in the log', async () => {
  const [first, second] = [await givenTo(bea), await givenTo(bea)]
  await merge(first, second)
  await sent()
  await panel.call(removeMember, { agent_id: bea.agent_id, leads_to: cal.agent_id }, crm)
  const told = (await sent()).find(({ to }) => to.address === cal.email)
  expect(told?.subject).toBe('Jo Visitor is assigned to you')
  const [entry] = (await panel.call(accessLog, {}, crm)).body.entries
  expect(entry).toMatchObject({ what: 'assigned', count: 1 })
})

test('a removed member is told by email that their access has ended, and by whom', async () => {
  await sent()
  await panel.call(removeMember, { agent_id: bea.agent_id, leads_to: null }, crm)
  const [told, ...others] = await sent()
  expect(others).toEqual([])
  expect(told).toMatchObject({
    to: { address: bea.email },
    subject: 'You’re no longer on the team at Lakeshore Realty Brokerage',
    text: expect.stringContaining('Amara Osei removed you')
  })
})

test('the owner is told when a member closes their account, and whom nobody has now', async () => {
  const lead_id = await givenTo(bea)
  await merge(lead_id, await givenTo(bea))
  await sent()
  const confirmed = { email: bea.email, password: 'a good password' }
  await panel.call(closeAccount, confirmed, bea)
  const emails = await sent()
  const told = emails.find(({ subject }) => subject === 'A member has left your team')
  const last = emails.find(({ to }) => to.address === bea.email)
  expect(last?.text).toContain('Your account and everything in it have been deleted')
  expect(last?.text).not.toContain('domain')
  expect(told?.text).toContain('The person assigned to them is now unassigned.')
  expect(told?.text).not.toContain('Bea')
  const { lead, timeline } = await crm.person(lead_id)
  expect(lead.assigned_to).toBe(null)
  expect(timeline.events[0]).toMatchObject({ kind: 'assigned', by: null, data: { to: null } })
})

test('what a member did stays in the log without their name when they close their account', async () => {
  const lead_id = await givenTo(bea)
  await sees(bea, lead_id)
  const log = async (): Promise<unknown[]> =>
    (await panel.call(accessLog, {}, crm)).body.entries.map(({ by, what }: AccessEntry) => [
      by,
      what
    ])
  expect((await log())[0]).toEqual(['Bea Tran', 'opened'])
  const confirmed = { email: bea.email, password: 'a good password' }
  expect((await panel.call(closeAccount, confirmed, bea)).status).toBe(200)
  expect((await log())[0]).toEqual([null, 'opened'])
})

test('a member answers with their own phone, or else the office’s, never the owner’s', async () => {
  const lead_id = await givenTo(bea)
  await sent()
  const answer = async () => {
    await panel.call(answerLead, { lead_id, subject: 'Hello', text: 'Call {phone}.' }, bea)
    return (await sent()).find(({ to }) => to.address === EMAIL)?.text ?? ''
  }
  const office = await answer()
  expect(office).toContain('Call (416) 555-0100.')
  expect(office).not.toContain('(416) 555-0134')
  await panel.world.db
    .updateTable('agents')
    .set({ phone: '6045550177' })
    .where('agent_id', '=', bea.agent_id)
    .execute()
  expect(await answer()).toContain('Bea Tran · Lakeshore Realty Brokerage · (604) 555-0177')
})
