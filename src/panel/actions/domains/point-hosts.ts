import { addressesOf, type ZoneRecord } from '#rules/websites/zone-records.ts'
import { domainHosts, keepBefore, saveHost } from '../../records/websites/domain-hosts.ts'
import { saveDomainStatus } from '../../records/websites/domains.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import type { Zone } from '../../services/dns/zones.ts'
import type { World } from '../../services/world.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { addressesAt, targetOf } from './look-at-domain.ts'

/**
 * Sends the domain's visitors to the website, once our hosting has answered for both hosts and their
 * certificate is ready. What is replaced is kept, so that it can be put back.
 */
export async function pointHosts(world: World, website: WebsiteRow, zone: Zone): Promise<void> {
  const hosts = (await domainHosts(world.db, website)).map(({ host }) => host)
  const target = targetOf(world, website)
  const inZone = await world.zones.recordsOf(zone, hosts)
  if (inZone === undefined) return
  const replaced = new Map(
    hosts.map((host) => [
      host,
      addressesOf(inZone, host).filter(({ content }) => content !== target)
    ])
  )
  const isPointed = (host: string) => inZone.some((one) => isTarget(one, host, target))
  if (hosts.every((host) => isPointed(host) && replaced.get(host)?.length === 0)) return
  for (const host of hosts) {
    if (!(await world.zones.hasCertificate(zone, host))) return
    if (!(await showsWebsite(world, website, host))) return
  }
  const ours = await addressesAt(world.resolver, target)
  if (ours === undefined) return
  // An address of ours, set by hand, is nothing to go back to.
  const before = new Map(
    [...replaced].filter(([, records]) => records.some(({ content }) => !ours.includes(content)))
  )
  const mayReplace = await inTransaction(world.db, (tx) => keepBefore(tx, website, before))
  if (!mayReplace) return
  // The www host first: it is often an alias of the domain.
  for (const host of hosts.toReversed()) {
    await world.zones.pointHost(zone, host, target, replaced.get(host) ?? [])
  }
}

/** Puts the records back that ours replaced. */
export async function restoreHosts(world: World, website: WebsiteRow, zone: Zone): Promise<void> {
  const target = targetOf(world, website)
  const rows = await domainHosts(world.db, website)
  const inZone = await world.zones.recordsOf(
    zone,
    rows.map(({ host }) => host)
  )
  if (inZone === undefined) return
  for (const { before, host } of rows) {
    if (before === null) continue
    const held = addressesOf(inZone, host)
    const remove = held.filter((record) => isTarget(record, host, target))
    const add = before.filter((record) => !held.some((one) => isSame(one, record)))
    if (remove.length + add.length > 0) await world.zones.change(zone, { add, remove })
    await saveHost(world.db, host, { state: 'waiting', certificate: 'none' })
  }
  const now = world.clock()
  await saveDomainStatus(world.db, website.website_id, {
    cloudflare_domain_status: 'Inactive',
    dns_check_at: website.dns_check_at ?? now,
    dns_failed_at: null,
    domain_way: website.domain_way,
    dns_since: now
  })
}

/** Whether our hosting answers for this host with this website's page. */
export async function showsWebsite(
  world: World,
  { subdomain, website_id }: WebsiteRow,
  host: string
): Promise<boolean> {
  const seen = await world.reach.atTarget(host, subdomain)
  return 'website_id' in seen && seen.website_id === website_id
}

function isTarget({ content, name, type }: ZoneRecord, host: string, target: string): boolean {
  return name === host && type === 'CNAME' && content === target
}

function isSame(one: ZoneRecord, other: ZoneRecord): boolean {
  return one.type === other.type && one.content === other.content
}
