import { messageFrom } from '#messages/language.ts'
import { teamRefusals } from '#messages/refusals/team.ts'
import { type LeadVerb, may, seesAllLeads, type TeamRole } from '#rules/leads/rights.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import type { LeadScope } from '../../records/leads/people.ts'
import { hasHadMembers, membershipOf } from '../../records/team/members.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { teamSizeOf } from '../team/team-size.ts'
import { ownWebsiteId } from '../websites/own-site.ts'

/** What an agent may do with a website's leads. */
export type LeadAccess = LeadScope & {
  agent_id: string
  role: TeamRole
  /** The website has a team, so that a log says who saw what. */
  isLogged: boolean
}

/**
 * Every call about leads begins here, with what it does. A member's rights are read at each call, so
 * that they end at once. @throws Refused with 404 for an agent without a website and team, and with 403
 * for what their role may not do.
 */
export async function leadAccess(
  world: World,
  agent: AgentRow,
  verb: LeadVerb
): Promise<LeadAccess> {
  const access = (await memberAccess(world, agent)) ?? (await ownerAccess(world, agent))
  requireRight(access.role, verb)
  return access
}

/** @throws Refused with 403 for what the role may not do. */
export function requireRight(role: TeamRole, verb: LeadVerb): void {
  if (may(role, verb)) return
  throw new Refused(
    messageFrom(teamRefusals, (t) => t.mayNot[verb]),
    403
  )
}

async function ownerAccess(world: World, agent: AgentRow): Promise<LeadAccess> {
  const website_id = await ownWebsiteId(world, agent)
  const isLogged = await hasHadMembers(world.db, website_id)
  return { website_id, agent_id: agent.agent_id, role: 'owner', holder: undefined, isLogged }
}

async function memberAccess(world: World, { agent_id }: AgentRow): Promise<LeadAccess | undefined> {
  if (await websiteByAgent(world.db, agent_id)) return undefined
  const member = await membershipOf(world.db, agent_id)
  if (!member) return undefined
  const { role, website_id } = member
  if ((await teamSizeOf(world, website_id)) === 0) {
    throw new Refused(
      messageFrom(teamRefusals, (t) => t.teamClosed),
      403
    )
  }
  const holder = seesAllLeads(role) ? undefined : agent_id
  return { website_id, agent_id, role, holder, isLogged: true }
}
