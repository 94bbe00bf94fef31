import { dayIn } from '#rules/leads/lead-days.ts'
import { addMonths } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { agentByEmail } from '../../records/accounts/agents.ts'
import { hasLeads } from '../../records/leads/leads.ts'
import { claimSummary } from '../../records/leads/morning-summary.ts'
import { lockPeople } from '../../records/leads/people.ts'
import { addVisits } from '../../records/leads/visits.ts'
import { backdateWebsite, websiteByAgent } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { SAMPLE_PEOPLE } from '#sites/demo/leads/people.ts'
import { sampleVisits } from '#sites/demo/leads/visits.ts'
import { DEMO_LOGIN } from '../accounts/seed-demo-agent.ts'
import type { LeadAccess } from './lead-access.ts'
import { sampleCampaigns } from './sample-campaigns.ts'
import { sampleSequence } from './sample-sequence.ts'
import { momentIn, type SampleScope, stepsOf } from './sample-steps.ts'

/** Older than the first of the sample people's messages. */
const WEBSITE_MONTHS = 7

/**
 * Fills the demo agent's CRM with sample people, once: their history is replayed by the actions of the CRM
 * at the moments when it happened. All of it or, if killed, nothing.
 */
export async function seedLeads(world: World): Promise<void> {
  const agent = await agentByEmail(world.db, DEMO_LOGIN.email)
  const website = agent && (await websiteByAgent(world.db, agent.agent_id))
  if (!website) return
  const { agent_id, website_id } = website
  const access: LeadAccess = {
    website_id,
    agent_id,
    role: 'owner',
    holder: undefined,
    isLogged: false
  }
  const now = world.clock()
  const zone = zoneOf(website.billing_state).id
  const today = dayIn(zone, now)
  await world.db.transaction().execute(async (tx) => {
    await lockPeople(tx, access)
    if (await hasLeads(tx, website_id)) return
    const scope: SampleScope = {
      access,
      leads: new Map(),
      momentOf: (at) => momentIn({ now, today, zone }, at),
      received: new Map(),
      today
    }
    const people = SAMPLE_PEOPLE.flatMap((person) => stepsOf(scope, person))
    const steps = [...people, ...sampleCampaigns(scope), ...sampleSequence(scope, now)]
    for (const { at, run } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      await run({ ...world, db: tx, clock: () => at })
    }
    await addVisits(tx, sampleVisits(website_id, today))
    await backdateWebsite(tx, website_id, addMonths(website.created, -WEBSITE_MONTHS))
    // The first morning summary is tomorrow's.
    await claimSummary(tx, access, { at: now, day: today })
  })
}
