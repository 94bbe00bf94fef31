import { messageFrom } from '#messages/language.ts'
import { domainRefusals } from '#messages/refusals/domain.ts'
import { domainHosts } from '../../records/websites/domain-hosts.ts'
import { saveMove } from '../../records/websites/domains.ts'
import { websiteById, type WebsiteRow } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { mayPutBack } from './domain-report.ts'
import { lookAtDomain } from './look-at-domain.ts'
import { restoreHosts } from './point-hosts.ts'
import { openAndMove } from './sync-domain.ts'

/** Restores the records that ours replaced. No job moves the domain again before its agent asks. */
export async function putDomainBack(world: World, website: WebsiteRow): Promise<void> {
  const { base_url, domain_held_at, website_id } = website
  const rows = await domainHosts(world.db, website)
  if (domain_held_at === null && !mayPutBack(website, rows)) {
    throw new Refused(
      messageFrom(domainRefusals, (t) => t.nothingToPutBack(base_url)),
      409
    )
  }
  // First, so that a job that runs meanwhile doesn't move it.
  await saveMove(world.db, website_id, { domain_held_at: domain_held_at ?? world.clock() })
  const zone = await world.zones.zoneOf(base_url)
  if (zone !== 'unregistered') await restoreHosts(world, website, zone)
}

/** Moves the domain that was put back, as far as it's safe now. */
export async function moveDomainAgain(world: World, website: WebsiteRow): Promise<void> {
  const { website_id } = website
  await saveMove(world.db, website_id, { domain_held_at: null })
  const now = (await websiteById(world.db, website_id)) ?? website
  await openAndMove(world, now, await lookAtDomain(world, now))
}
