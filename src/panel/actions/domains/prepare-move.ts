import {
  addressesOf,
  detachAliases,
  namesOf,
  servicesAt,
  type ZoneRecord,
  zoneChanges
} from '#rules/websites/zone-records.ts'
import {
  saveMove,
  saveNameServersTold,
  saveZone,
  zoneHolder
} from '../../records/websites/domains.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import { registrableDomain } from '../../services/dns/domain-names.ts'
import { lookUpRecords } from '../../services/dns/domain-records.ts'
import { normalise } from '../../services/dns/resolver.ts'
import type { Zone } from '../../services/dns/zones.ts'
import { PermanentFailure } from '../../services/job-failures.ts'
import type { World } from '../../services/world.ts'
import { queueOwnerEmails } from '../billing/billing-emails.ts'
import { type DomainLook, targetOf } from './look-at-domain.ts'
import { pointHosts, restoreHosts, showsWebsite } from './point-hosts.ts'

/**
 * The way by name servers. The zone answers as the domain's DNS does now before its name servers are
 * given to the agent; its web addresses change only once it is in use, so nobody is worse off meanwhile.
 */
export async function prepareMove(
  world: World,
  website: WebsiteRow,
  look: DomainLook
): Promise<void> {
  const zone = await world.zones.zoneOf(website.base_url)
  if (zone === 'unregistered') return
  await assignZone(world, website, zone)
  if (isInUse(look, zone)) {
    await moveHosts(world, website, zone)
  } else {
    const block = await copyRecords(world, website, zone)
    const domain_block = block === 'unknown' ? 'records' : block
    await saveMove(world.db, website.website_id, { domain_block })
    if (block === null) await giveNameServers(world, website, zone)
  }
  await world.zones.requestCheck(zone)
}

function isInUse({ nameServers }: DomainLook, zone: Zone): boolean {
  const ours = normalise(zone.nameServers).join()
  // What visitors are told decides; the DNS host notices later when a domain leaves it.
  if ('found' in nameServers) return normalise(nameServers.found).join() === ours
  return zone.status === 'active'
}

/** The web addresses of a zone in use. With name servers of the owner's, they are the owner's to set. */
async function moveHosts(world: World, website: WebsiteRow, zone: Zone): Promise<void> {
  const { domain_held_at, website_id } = website
  const nameServers = zone.nameServers.join(',')
  await saveNameServersTold(world.db, website_id, { nameServers, now: world.clock() })
  if (world.zones.kind === 'fixed') return
  if (domain_held_at === null) await pointHosts(world, website, zone)
  else await restoreHosts(world, website, zone)
}

async function assignZone(world: World, website: WebsiteRow, zone: Zone): Promise<void> {
  const { website_id } = website
  if (zone.zone_id !== null && zone.zone_id !== website.zone_id) {
    const holder = await zoneHolder(world.db, zone.zone_id)
    if (holder !== undefined && holder !== website_id) {
      throw new PermanentFailure(`the domain's zone belongs to website ${holder}`)
    }
  }
  const nameServers = zone.nameServers.join(',')
  await saveZone(world.db, website_id, { zone_id: zone.zone_id, nameServers, now: world.clock() })
}

/** Brings the zone up to date with the domain's DNS. Answers what still forbids the move. */
async function copyRecords(
  world: World,
  website: WebsiteRow,
  zone: Zone
): Promise<WebsiteRow['domain_block'] | 'unknown'> {
  const { base_url } = website
  const hosts = [base_url, `www.${base_url}`]
  const domain = registrableDomain(base_url)
  const dnssec = await world.resolver.lookUp(domain, 'DS')
  if ('problem' in dnssec) return 'unknown'

  const target = targetOf(world, website)
  const known = namesOf(domain, hosts)
  const inZone = await world.zones.recordsOf(zone, known)
  const names = [...new Set([...known, ...(inZone ?? []).map(({ name }) => name)])]
  const now = await lookUpRecords(world.resolver, names)
  if (inZone === undefined || now === undefined) return 'unknown'

  const isOurs = ({ content, name }: ZoneRecord) => {
    return content === target && hosts.includes(name) && addressesOf(now, name).length === 0
  }
  const wanted = detachAliases(now, hosts)
  const change = zoneChanges(
    wanted,
    inZone.filter((record) => !isOurs(record))
  )
  await world.zones.change(zone, change)
  const after = await world.zones.recordsOf(zone, names)
  if (after === undefined) return 'unknown'

  if (dnssec.found.length > 0) return 'dnssec'
  if (servicesAt(now, hosts).length > 0) return 'mail-host'
  return (await isComplete(world, website, { after, hosts, wanted })) ? null : 'records'
}

type Copied = { after: ZoneRecord[]; hosts: string[]; wanted: ZoneRecord[] }

/** Whether the zone answers every name as DNS does now, or better. */
async function isComplete(
  world: World,
  website: WebsiteRow,
  { after, hosts, wanted }: Copied
): Promise<boolean> {
  const missing = zoneChanges(wanted, after).add
  const others = missing.filter(({ name, type }) => {
    return !hosts.includes(name) || !['A', 'AAAA', 'CNAME'].includes(type)
  })
  if (others.length > 0) return false
  for (const host of hosts) {
    if (!missing.some(({ name }) => name === host)) continue
    // With name servers of the owner's, the web addresses are ours already.
    if (world.zones.kind === 'cloudflare' || addressesOf(after, host).length === 0) return false
    if (!(await showsWebsite(world, website, host))) return false
  }
  return true
}

/** The agent is emailed the name servers, the first time and after a change. */
async function giveNameServers(world: World, website: WebsiteRow, zone: Zone): Promise<void> {
  const { website_id } = website
  const now = world.clock()
  const nameServers = zone.nameServers.join(',')
  await world.db.transaction().execute(async (tx) => {
    if (!(await saveNameServersTold(tx, website_id, { nameServers, now }))) return
    await queueOwnerEmails(tx, now, [{ website }], (_item, email) => ({
      kind: 'name-servers',
      ...email,
      nameServers: zone.nameServers,
      changed: website.name_servers_told !== ''
    }))
  })
}
