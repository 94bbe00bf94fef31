import { agentSender } from '../actions/leads/agent-sender.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import type { PlainSite } from './plain-page.ts'

/** Whose website a host is, and its main language. */
export async function plainSite(
  world: World,
  { site }: HostEntry
): Promise<PlainSite & { main: 'en' | 'fr' }> {
  const { brokerage, language: main, name } = await agentSender(world, site.website_id)
  return { brokerage, isServed: site.isPublished && !site.isSuspended, main, name }
}
