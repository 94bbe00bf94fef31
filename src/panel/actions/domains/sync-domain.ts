import { nextDnsCheck } from '#rules/websites/dns-recheck.ts'
import { claimDueDomains, saveMove, saveNextDnsCheck } from '../../records/websites/domains.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { websiteById, type WebsiteRow } from '../../records/websites/websites.ts'
import { RetryLater } from '../../services/job-failures.ts'
import type { Db, World } from '../../services/world.ts'
import { type DomainLook, lookAtDomain, saveLook } from './look-at-domain.ts'
import { prepareMove } from './prepare-move.ts'

/** A job's kind is stored, so it keeps its name. */
export const SYNC_DOMAIN = 'open-zone'

const AT_ONCE = 5
const LEASE_MS = 10 * 60_000

/** The domain columns of a new website. Its name servers come once the website has opened. */
export function pendingDomain({ clock }: World) {
  const now = clock()
  return {
    cloudflare_dns: '',
    cloudflare_domain_status: 'Inactive' as const,
    dns_since: now,
    dns_check_at: nextDnsCheck(now, now)
  }
}

export async function queueDomainSync(tx: Db, world: World, website_id: number): Promise<void> {
  const now = world.clock()
  const dedupe = `${SYNC_DOMAIN}:${website_id}`
  await enqueue(tx, { kind: SYNC_DOMAIN, payload: { website_id }, dedupe, runAt: now, now })
}

/** The first look at a new website's domain. */
export async function syncNewDomain(world: World, website_id: number): Promise<void> {
  const website = await websiteById(world.db, website_id)
  if (website && !website.planStop) await syncDomain(world, website)
}

/** Looks at every domain that is due. */
export async function recheckDomains(world: World): Promise<void> {
  for (;;) {
    const now = world.clock()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const websites = await claimDueDomains(world.db, { now, leaseUntil, most: AT_ONCE })
    const rateLimited = await Promise.all(websites.map((website) => recheck(world, website)))
    if (websites.length < AT_ONCE || rateLimited.includes(true)) return
  }
}

/** True if the DNS host asked us to wait. */
async function recheck(world: World, website: WebsiteRow): Promise<boolean> {
  try {
    await syncDomain(world, website)
    return false
  } catch (error) {
    const { website_id } = website
    world.log.warn({ err: error, website_id }, 'domain check failed')
    const now = world.clock()
    const mustWait = error instanceof RetryLater
    const next = mustWait
      ? new Date(now.getTime() + error.seconds * 1000)
      : nextDnsCheck(website.dns_since, now)
    await saveNextDnsCheck(world.db, website_id, next)
    return mustWait
  }
}

async function syncDomain(world: World, website: WebsiteRow): Promise<void> {
  const look = await lookAtDomain(world, website)
  const { state } = await saveLook(world, website, look)
  if (state !== 'live') await openAndMove(world, website, look)
}

/** The website opens first; its domain follows. */
export async function openAndMove(
  world: World,
  website: WebsiteRow,
  look: DomainLook
): Promise<void> {
  const isOpen = await checkOpening(world, website)
  if (isOpen && world.reach.isPublic()) await prepareMove(world, website, look)
}

/** Whether visitors get the website at its free address. */
async function checkOpening(world: World, website: WebsiteRow): Promise<boolean> {
  const { opened_at, subdomain, website_id } = website
  const seen = await world.reach.atFreeAddress(subdomain)
  const isOpen = 'website_id' in seen && seen.website_id === website_id
  if (isOpen !== (opened_at !== null)) {
    await saveMove(world.db, website_id, { opened_at: isOpen ? world.clock() : null })
  }
  return isOpen
}
