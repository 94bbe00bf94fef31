import type { AgentRow } from '../../records/accounts/agents.ts'
import type { World } from '../../services/world.ts'
import { ownWebsiteId } from '../websites/own-site.ts'

/** What an agent may do with a website's leads. */
export type LeadAccess = {
  website_id: number
  agent_id: string
  role: 'agent' | 'assistant' | 'owner'
}

/** Every call about leads begins here. @throws Refused with 404 for an agent without a website. */
export async function leadAccess(world: World, agent: AgentRow): Promise<LeadAccess> {
  const website_id = await ownWebsiteId(world, agent)
  return { website_id, agent_id: agent.agent_id, role: 'owner' }
}
