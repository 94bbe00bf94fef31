import { hostByName, saveHost } from '../../records/websites/domain-hosts.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { pointingOf, pointingOfLeft, targetOf, usesOurNameServers } from './look-at-domain.ts'

/** Whether DNS sends a host's visitors straight to us, so that its certificate is ours to order. */
export async function isSeenHere(world: World, host: string): Promise<boolean> {
  const row = await hostByName(world.db, host)
  const website = row && (await websiteById(world.db, row.website_id))
  if (!row || !website) return false
  if (row.kind === 'former') {
    const pointing = await pointingOfLeft(world, row, targetOf(world, website))
    return pointing === 'records' || pointing === 'name-servers'
  }
  const isHere =
    (await pointingOf(world, host, targetOf(world, website))) === 'records' ||
    (website.zone_id === null && (await usesOurNameServers(world, website)))
  if (isHere) await saveHost(world.db, host, { certificate: 'caddy', seen_at: world.clock() })
  return isHere
}
