import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerLead } from '#contract/leads/answers.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { removeMember, saveTeamSettings } from '#contract/team/team.ts'
import { sendSummaries } from '#panel/actions/leads/send-summaries.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import type { Subscriber } from '../../kit/billing.ts'
import { deliver, emailSource, INBOUND } from '../../kit/lead-emails.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { type Hired, openTeam } from '../../kit/team.ts'

let panel: TestPanel
let owner: Subscriber
let bea: Hired
let crm: Awaited<ReturnType<typeof openLeads>>
beforeAll(async () => {
  panel = await startPanel({ settings: { inbound: INBOUND, rateLimits: false } })
})
beforeEach(async () => {
  const team = await openTeam(panel)
  owner = team.owner
  bea = await team.hire('agent', 'Bea Tran')
  crm = await openLeads(panel, owner)
  await sent()
})
afterAll(() => panel.close())

/** The address on the websites. */
const SITE = 'amara@lakeshore.ca'
const JO = 'jo@visitor.test'

async function sent() {
  await runDueJobs(panel.world)
  return panel.emails.splice(0)
}
async function givenTo({ agent_id }: Hired, name = 'Jo Visitor'): Promise<string> {
  const lead_id = await crm.lead({ name, email: JO })
  await panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: agent_id }, owner)
  await sent()
  return lead_id
}
let replies = 0
async function reply(lead_id: string, by: { token: string }) {
  await panel.call(answerLead, { lead_id, subject: 'Hello', text: 'I am {agent}.' }, by)
  const [answer] = await sent()
  const text = `Thursday at four, for the ${++replies}th time.`
  await deliver(
    panel,
    answer?.replyTo?.address ?? '',
    emailSource(text, { 'Message-ID': `<${replies}@example.org>` })
  )
  return { answer, told: (await sent()).map(({ to }) => to.address).toSorted() }
}

test('a member answers in their own name without the owner’s title, and the reply reaches them and the owner', async () => {
  const { answer, told } = await reply(await givenTo(bea), bea)
  expect(answer).toMatchObject({
    to: { address: JO },
    text: expect.stringContaining('I am Bea Tran')
  })
  expect(answer?.text).toContain('Bea Tran · ')
  expect(answer?.replyTo?.address).toContain(`@${INBOUND.domain}`)
  expect(told).toEqual([SITE, bea.email].toSorted())
})

test('without copies a reply reaches only whom it is for; after they leave, the owner', async () => {
  await panel.call(saveTeamSettings, { owner_copies: false }, owner)
  const lead_id = await givenTo(bea)
  expect((await reply(lead_id, bea)).told).toEqual([bea.email])
  await panel.call(removeMember, { agent_id: bea.agent_id, leads_to: null }, owner)
  await sent()
  expect((await reply(lead_id, owner)).told).toEqual([SITE])
})

test('a member’s morning summary names their people only, and who decides about it', async () => {
  const own = await givenTo(bea, 'Mine Today')
  const other = await crm.lead({ name: 'Somebody Else' })
  await panel.world.db
    .updateTable('leads')
    .set({ follow_up_on: '2026-11-20' })
    .where('lead_id', 'in', [own, other])
    .execute()
  panel.setClock(new Date('2026-11-22T12:30:00Z'))
  await sendSummaries(panel.world)
  const mornings = await sent()
  const to = (address: string) =>
    mornings.flatMap((one) => (one.to.address === address ? [one.text] : [])).join()
  expect(to(bea.email)).toContain('Mine Today')
  expect(to(bea.email)).not.toContain('Somebody Else')
  expect(to(SITE)).toContain('Somebody Else')
  expect(to(bea.email)).toContain('Your brokerage decides whether its team gets this email.')
  expect(to(SITE)).toContain('You can turn this email off on the Settings page')
})
