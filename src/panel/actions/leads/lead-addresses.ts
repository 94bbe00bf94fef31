import { agentById } from '../../records/accounts/agents.ts'
import { membersOf } from '../../records/team/members.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { teamSizeOf } from '../team/team-size.ts'
import { leadAddress } from '../websites/lead-address.ts'

/** Every address that a website's leads may be sent to: the owner's, and those of the team's members. */
export async function leadAddresses(
  world: Pick<World, 'clock' | 'db'>,
  website_id: number
): Promise<string[]> {
  const { db } = world
  const website = await websiteById(db, website_id)
  if (!website) return []
  const owner = await leadAddress(db, website, await agentById(db, website.agent_id))
  const hasTeam = (await teamSizeOf(world, website_id)) > 0
  const members = hasTeam ? await membersOf(db, website_id) : []
  return [owner.address, ...members.map(({ email }) => email)]
}
