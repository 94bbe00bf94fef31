import { may } from '#rules/leads/rights.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { membersOf } from '../../records/team/members.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { teamSizeOf } from '../team/team-size.ts'
import type { LeadAccess } from './lead-access.ts'

export type LeadMember = { agent_id: string; name: string }

/** Who can have a website's leads, as far as the agent is concerned: the owner, and the members of the team. */
export async function leadMembers(world: World, access: LeadAccess): Promise<LeadMember[]> {
  const { db } = world
  const { agent_id, role, website_id } = access
  if (!may(role, 'assign')) return [named(await agentById(db, agent_id))]
  const website = await websiteById(db, website_id)
  const owner = website ? [named(await agentById(db, website.agent_id))] : []
  if ((await teamSizeOf(world, website_id)) === 0) return owner
  return [...owner, ...(await membersOf(db, website_id)).map(named)]
}

function named({ agent_id, name }: LeadMember): LeadMember {
  return { agent_id, name }
}
