import type { User } from '#contract/entities.ts'
import { membershipOf } from '../../records/team/members.ts'
import type { World } from '../../services/world.ts'
import { agentSender } from '../leads/agent-sender.ts'
import { teamSizeOf } from './team-size.ts'

/** The team that an agent without a website works in, for the API; undefined if there is none. */
export async function memberToWire(world: World, agent_id: string): Promise<User['team']> {
  const member = await membershipOf(world.db, agent_id)
  if (!member) return undefined
  const { role, website_id } = member
  const { brokerage } = await agentSender(world, website_id)
  return { brokerage, role, is_open: (await teamSizeOf(world, website_id)) > 0 }
}
