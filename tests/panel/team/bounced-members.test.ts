import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeMember, saveTeamSettings } from '#contract/team/team.ts'
import { goLive } from '#contract/websites/go-live.ts'
import type { Subscriber } from '../../kit/billing.ts'
import { emailTo } from '../../kit/emailed.ts'
import { deliver, deliveryReport, INBOUND } from '../../kit/lead-emails.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { receive } from '../../kit/received-lead.ts'
import { openTeam } from '../../kit/team.ts'

/** The address on the websites, where the owner's copies go. */
const SITE = 'amara@lakeshore.ca'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { inbound: INBOUND, rateLimits: false } })
})
afterAll(() => panel.close())
beforeEach(() => {
  panel.emails.length = 0
})

const bounce = async (owner: Subscriber) => (await panel.call(goLive, {}, owner)).body.lead_bounce

/** A team in turn, with a lead of Bea's that came back to us later. */
async function bounced() {
  const { hire, owner } = await openTeam(panel)
  const bea = await hire('agent', 'Bea Tran')
  await panel.call(saveTeamSettings, { sharing: 'turn', owner_copies: true }, owner)
  const lead = await receive(panel, owner.website_id)
  const { bounceTo = '' } = await emailTo(panel, bea.email)
  const answer = await deliver(panel, bounceTo, deliveryReport(bea.email))
  expect(answer.status).toBe(200)
  return { bea, hire, lead, owner }
}

test('a member’s email that comes back later is shown to the owner, told by email, and a failed delivery', async () => {
  const { bea, lead, owner } = await bounced()
  expect(await bounce(owner)).toEqual({ address: bea.email, code: '5.1.1', member: 'Bea Tran' })
  const delivery = panel.world.db.selectFrom('lead_deliveries').select(['state', 'last_code'])
  expect(await delivery.where('lead_id', '=', lead.lead_id).execute()).toEqual([
    { state: 'failed', last_code: '5.1.1' }
  ])
  const { email } = await panel.world.db
    .selectFrom('agents')
    .select('email')
    .where('agent_id', '=', owner.agent_id)
    .executeTakeFirstOrThrow()
  const told = await emailTo(panel, email)
  expect(told.subject).toBe(`Emails to ${bea.email} are bouncing`)
  expect(told.text).toContain('Please ask Bea Tran to check this address in their account')
})

test('a member’s bounce stays while others’ leads arrive, and is over with one of theirs a day later', async () => {
  const { bea, hire, owner } = await bounced()
  const cal = await hire('agent', 'Cal Roy')
  await receive(panel, owner.website_id, { email: 'one@visitor.test' })
  await emailTo(panel, cal.email)
  expect(await bounce(owner)).toMatchObject({ address: bea.email })

  panel.advanceClock(25 * 3_600_000)
  await receive(panel, owner.website_id, { email: 'two@visitor.test' })
  await emailTo(panel, bea.email)
  expect(await bounce(owner)).toBeUndefined()
})

test('the bounce of a member who has left is over with the next lead that arrives', async () => {
  const { bea, owner } = await bounced()
  await panel.call(removeMember, { agent_id: bea.agent_id, leads_to: null }, owner)
  await receive(panel, owner.website_id)
  await emailTo(panel, SITE)
  expect(await bounce(owner)).toBeUndefined()
})

test('the owner’s copy of a lead has no address that it would come back to', async () => {
  await bounced()
  const copy = await emailTo(panel, SITE)
  expect(copy.text).toContain('Bea Tran has this lead')
  expect(copy.bounceTo).toBeUndefined()
})
