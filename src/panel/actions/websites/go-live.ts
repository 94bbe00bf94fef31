import type { GoLive } from '#contract/websites/go-live.ts'
import { messageFrom } from '#messages/language.ts'
import { websiteRefusals } from '#messages/refusals/websites.ts'
import { websiteValidation } from '#messages/validation/websites.ts'
import { dayIn } from '#rules/leads/lead-days.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { type BounceRow, leadBounceOf } from '../../records/leads/lead-bounces.ts'
import { formChecksOf } from '../../records/leads/form-checks.ts'
import { goLiveOf, saveGoLive } from '../../records/websites/go-live.ts'
import { agentOfUsedCode, useCode } from '../../records/accounts/one-time-codes.ts'
import { memberByEmail } from '../../records/team/members.ts'
import { siteOf } from '../../records/websites/sites.ts'
import { websiteByAgent, type WebsiteRow } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import { NOT_VERIFIED } from '../accounts/verify-address.ts'
import { queueFormCheck } from '../leads/check-form.ts'
import { readContent } from './read-content.ts'

const SIGNED_LATER = messageFrom(websiteValidation, (t) => t.signedInFuture)
const NO_WEBSITE = messageFrom(websiteRefusals, (t) => t.noWebsite)

/** Which of the steps that only the agent can take are done. */
export async function readGoLive(world: World, agent: AgentRow): Promise<GoLive> {
  const website = await websiteOf(world, agent)
  const saved = await goLiveOf(world.db, agent.agent_id)
  const site = await siteOf(world.db, website.website_id)
  const content = readContent(site?.published ?? site?.draft)
  const { board, signed_on } = saved ?? {}
  const checks = await formChecksOf(world.db, website.website_id)
  const night = checks.find(({ checked_by }) => checked_by === 'watchdog')
  const bounce = await leadBounceOf(world.db, website.website_id)
  const test = checks.find(({ checked_by }) => checked_by === 'agent')
  return {
    email_verified_at: agent.email_verified_at?.toISOString() ?? null,
    salesman_image: Boolean(content?.salesman_image),
    domain_is_active: website.cloudflare_domain_status === 'Active',
    agreement: board && signed_on ? { board, signed_on } : null,
    test_lead_sent_at: saved?.test_lead_sent_at?.toISOString() ?? null,
    ...(night?.step && { form_problem: night.step }),
    ...(bounce && { lead_bounce: await shownBounce(world, bounce) }),
    ...(test?.step && { test_lead_problem: test.step }),
    test_lead_received_at: saved?.test_lead_received_at?.toISOString() ?? null
  }
}

export async function recordAgreement(
  world: World,
  agent: AgentRow,
  agreement: { board: string; signed_on: string }
): Promise<void> {
  const { billing_state } = await websiteOf(world, agent)
  if (agreement.signed_on > dayIn(zoneOf(billing_state).id, world.clock())) {
    throw new Refused(SIGNED_LATER, 400, { errors: { signed_on: SIGNED_LATER } })
  }
  await saveGoLive(world.db, agent.agent_id, agreement)
}

/** Sends the website's own form as a test, whose email has a link. Only the newest one's works. */
export async function queueTestLead(world: World, agent: AgentRow): Promise<void> {
  const website = await websiteOf(world, agent)
  const now = world.clock()
  await inTransaction(world.db, async (tx) => {
    await queueFormCheck(tx, website.website_id, now)
    await saveGoLive(tx, agent.agent_id, { test_lead_sent_at: now })
  })
}

export async function redeemTestLead(world: World, agent_id: string, code: string): Promise<void> {
  const now = world.clock()
  await inTransaction(world.db, async (tx) => {
    const used = await useCode(tx, code, { purpose: 'lead', now, agent_id })
    if (used !== undefined) return saveGoLive(tx, agent_id, { test_lead_received_at: now })
    // A second click on a used link succeeds too.
    const agent = await agentOfUsedCode(tx, code, 'lead')
    if (agent?.agent_id !== agent_id) throw new Refused(NOT_VERIFIED, 400)
  })
}

async function shownBounce({ db }: World, { address, code, website_id }: BounceRow) {
  const member = await memberByEmail(db, website_id, address)
  return { address, code, ...(member && { member: member.name }) }
}

async function websiteOf(world: World, { agent_id }: AgentRow): Promise<WebsiteRow> {
  const website = await websiteByAgent(world.db, agent_id)
  if (!website) throw new Refused(NO_WEBSITE, 404)
  return website
}
