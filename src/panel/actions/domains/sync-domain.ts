import { nextDnsCheck } from '#rules/websites/dns-recheck.ts'
import {
  claimDueDomains,
  saveNextDnsCheck,
  saveZone,
  zoneHolder
} from '../../records/websites/domains.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { websiteById, type WebsiteRow } from '../../records/websites/websites.ts'
import { PermanentFailure, RetryLater } from '../../services/job-failures.ts'
import { normalise } from '../../services/dns/resolver.ts'
import type { Db, World } from '../../services/world.ts'
import type { Zone } from '../../services/dns/zones.ts'
import { queueOwnerEmails } from '../billing/billing-emails.ts'
import { goLive, nameServerProblem } from './check-dns.ts'

export const OPEN_ZONE = 'open-zone'

const AT_ONCE = 5
const LEASE_MS = 10 * 60_000

/** The domain columns of a new website. With Cloudflare the name servers are still to come. */
export function pendingDomain({ clock, settings, zones }: World) {
  const now = clock()
  return {
    cloudflare_dns: zones.kind === 'fixed' ? settings.nameServers.join(',') : '',
    cloudflare_domain_status: 'Inactive' as const,
    dns_since: now,
    dns_check_at: nextDnsCheck(now, now)
  }
}

export async function queueZone(tx: Db, world: World, website_id: number): Promise<void> {
  if (world.zones.kind === 'fixed') return
  const now = world.clock()
  const dedupe = `${OPEN_ZONE}:${website_id}`
  await enqueue(tx, { kind: OPEN_ZONE, payload: { website_id }, dedupe, runAt: now, now })
}

/** Creates the zone of a new website's domain. */
export async function openZone(world: World, website_id: number): Promise<void> {
  const website = await websiteById(world.db, website_id)
  if (website) await syncDomain(world, website)
}

/** Checks every domain that is due. A zone that was deleted meanwhile is created again. */
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
  const { base_url, website_id } = website
  const zone = await world.zones.zoneOf(base_url)
  let since = website.dns_since
  if (zone !== 'unregistered') {
    if (await assignZone(world, website, zone)) since = world.clock()
    if (await isServed(world, website, zone)) {
      await goLive(world, website)
      return saveNextDnsCheck(world.db, website_id, null)
    }
    await world.zones.requestCheck(zone)
  }
  return saveNextDnsCheck(world.db, website_id, nextDnsCheck(since, world.clock()))
}

/** Saves the zone and points its hosts. True if the name servers are new, which emails the agent. */
async function assignZone(world: World, website: WebsiteRow, zone: Zone): Promise<boolean> {
  const { base_url, website_id } = website
  if (zone.zone_id !== null && zone.zone_id !== website.zone_id) {
    const holder = await zoneHolder(world.db, zone.zone_id)
    if (holder !== undefined && holder !== website_id) {
      throw new PermanentFailure(`the domain's zone belongs to website ${holder}`)
    }
  }
  const now = world.clock()
  const nameServers = zone.nameServers.join(',')
  const isNew = await world.db.transaction().execute(async (tx) => {
    if (!(await saveZone(tx, website_id, { zone_id: zone.zone_id, nameServers, now }))) return false
    await queueOwnerEmails(tx, now, [{ website }], (_item, email) => ({
      kind: 'name-servers',
      ...email,
      nameServers: zone.nameServers,
      changed: website.cloudflare_dns !== ''
    }))
    return true
  })
  const target = `${website.subdomain}.${world.settings.sitesDomain}`
  const taken = await world.zones.pointHosts(zone, [base_url, `www.${base_url}`], target)
  if (taken.length > 0) {
    world.log.warn({ website_id, hosts: taken.length }, 'hosts of a live zone point elsewhere')
  }
  return isNew
}

async function isServed(world: World, website: WebsiteRow, zone: Zone): Promise<boolean> {
  if (zone.status !== 'unknown') return zone.status === 'active'
  const answer = await world.resolver.nameServers(website.base_url)
  const ours = normalise(zone.nameServers)
  return 'found' in answer && nameServerProblem(normalise(answer.found), ours) === undefined
}
