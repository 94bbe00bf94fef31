import { agentById } from '../../records/accounts/agents.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from './lead-access.ts'

export type LeadMember = { agent_id: string; name: string }

/** Who can have a website's leads. */
export async function leadMembers({ db }: World, { agent_id }: LeadAccess): Promise<LeadMember[]> {
  const { name } = await agentById(db, agent_id)
  return [{ agent_id, name }]
}
