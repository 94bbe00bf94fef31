import { nextDnsCheck } from '#rules/websites/dns-recheck.ts'
import {
  claimDueDomains,
  saveNextDnsCheck,
  saveZone,
  zoneHolder
} from '../../records/websites/domains.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { websiteById, type WebsiteRow } from '../../records/websites/websites.ts'
import { Hopeless, TryLater } from '../../services/job-failures.ts'
import { normalise } from '../../services/dns/resolver.ts'
import type { Db, World } from '../../services/world.ts'
import type { Zone } from '../../services/dns/zones.ts'
import { mailOwners } from '../billing/billing-emails.ts'
import { goLive, whatIsWrong } from './check-dns.ts'

export const OPEN_ZONE = 'open-zone'

const AT_ONCE = 5
const LEASE_MS = 10 * 60_000

/** How a new website waits for its domain. Where each domain has name servers of its own, they are still to come. */
export function domainToCome({ clock, settings, zones }: World) {
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

/** Gives a new website's domain its zone and its name servers. */
export async function openZone(world: World, website_id: number): Promise<void> {
  const website = await websiteById(world.db, website_id)
  if (website) await settleDomain(world, website)
}

/** Looks at every domain that is due. A zone that was dropped meanwhile is made anew. */
export async function recheckDomains(world: World): Promise<void> {
  for (;;) {
    const now = world.clock()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const websites = await claimDueDomains(world.db, { now, leaseUntil, most: AT_ONCE })
    const shutOut = await Promise.all(websites.map((website) => recheck(world, website)))
    if (websites.length < AT_ONCE || shutOut.includes(true)) return
  }
}

/** True where the other side wants not to be asked for a while. */
async function recheck(world: World, website: WebsiteRow): Promise<boolean> {
  try {
    await settleDomain(world, website)
    return false
  } catch (error) {
    const { website_id } = website
    world.log.warn({ err: error, website_id }, 'a domain could not be looked at')
    const now = world.clock()
    const isLater = error instanceof TryLater
    const next = isLater
      ? new Date(now.getTime() + error.seconds * 1000)
      : nextDnsCheck(website.dns_since, now)
    await saveNextDnsCheck(world.db, website_id, next)
    return isLater
  }
}

async function settleDomain(world: World, website: WebsiteRow): Promise<void> {
  const { base_url, website_id } = website
  const zone = await world.zones.zoneOf(base_url)
  let since = website.dns_since
  if (zone !== 'unregistered') {
    if (await takeZone(world, website, zone)) since = world.clock()
    if (await isServed(world, website, zone)) {
      await goLive(world, website)
      return saveNextDnsCheck(world.db, website_id, null)
    }
    await world.zones.askAgain(zone)
  }
  return saveNextDnsCheck(world.db, website_id, nextDnsCheck(since, world.clock()))
}

/** Keeps a website's zone and points its hosts. True where the name servers are new, which the agent is told. */
async function takeZone(world: World, website: WebsiteRow, zone: Zone): Promise<boolean> {
  const { base_url, website_id } = website
  if (zone.zone_id !== null && zone.zone_id !== website.zone_id) {
    const holder = await zoneHolder(world.db, zone.zone_id)
    if (holder !== undefined && holder !== website_id) {
      throw new Hopeless(`the domain's zone is website ${holder}'s`)
    }
  }
  const now = world.clock()
  const nameServers = zone.nameServers.join(',')
  const isNew = await world.db.transaction().execute(async (tx) => {
    if (!(await saveZone(tx, website_id, { zone_id: zone.zone_id, nameServers, now }))) return false
    await mailOwners(tx, now, [{ website }], (_item, mail) => ({
      kind: 'name-servers',
      ...mail,
      nameServers: zone.nameServers,
      changed: website.cloudflare_dns !== ''
    }))
    return true
  })
  const target = `${website.subdomain}.${world.settings.sitesDomain}`
  const taken = await world.zones.pointHosts(zone, [base_url, `www.${base_url}`], target)
  if (taken.length > 0) {
    world.log.warn({ website_id, hosts: taken.length }, 'hosts of a live zone lead elsewhere')
  }
  return isNew
}

async function isServed(world: World, website: WebsiteRow, zone: Zone): Promise<boolean> {
  if (zone.status !== 'unknown') return zone.status === 'active'
  const answer = await world.resolver.nameServers(website.base_url)
  const ours = normalise(zone.nameServers)
  return 'found' in answer && whatIsWrong(normalise(answer.found), ours) === undefined
}
