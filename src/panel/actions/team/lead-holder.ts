import type { AgentRow } from '../../records/accounts/agents.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { personLeads } from '../../records/leads/people.ts'
import { membershipOf } from '../../records/team/members.ts'
import type { World } from '../../services/world.ts'
import { teamSizeOf } from './team-size.ts'

type Lead = { website_id: number; lead_id: string }

/** The member who has a lead; undefined if the owner or nobody has it, or the team has no access now. */
export async function leadHolder(
  world: Pick<World, 'clock' | 'db'>,
  { lead_id, website_id }: Lead
): Promise<AgentRow | undefined> {
  const person = await personLeads(world.db, { website_id, holder: undefined }, lead_id)
  const holder = person?.main.assigned_to
  if (!holder) return undefined
  const member = await membershipOf(world.db, holder)
  if (member?.website_id !== website_id) return undefined
  return (await teamSizeOf(world, website_id)) > 0 ? agentById(world.db, holder) : undefined
}
