import type { DomainRecord, DomainReport } from '#contract/websites/domain.ts'
import { allowsOurCertificates, findingsIn } from '#rules/websites/domain-findings.ts'
import {
  addressesOf,
  aliasesOf,
  namesOf,
  servicesAt,
  type ZoneRecord
} from '#rules/websites/zone-records.ts'
import { domainHosts, type HostRow, saveBefore } from '../../records/websites/domain-hosts.ts'
import { saveMove } from '../../records/websites/domains.ts'
import { type WebsiteRow, websiteById } from '../../records/websites/websites.ts'
import { registrableDomain } from '../../services/dns/domain-names.ts'
import { lookUpRecords } from '../../services/dns/domain-records.ts'
import { pageTitle } from '../../services/dns/page-title.ts'
import type { World } from '../../services/world.ts'
import { givenNameServers } from './domain-to-wire.ts'
import { lookAtDomain, ownHost, pointingOf, targetOf } from './look-at-domain.ts'
import { openAndMove } from './sync-domain.ts'

/** What the domain has today, and the ways to its website that harm none of it. */
export async function readDomainReport(world: World, given: WebsiteRow): Promise<DomainReport> {
  const website = await upToDate(world, given)
  const { base_url, cloudflare_domain_status, domain_block, opened_at } = website
  const domain = registrableDomain(base_url)
  const hosts = [base_url, `www.${base_url}`]
  const [look, records, signatures] = await Promise.all([
    lookAtDomain(world, website),
    lookUpRecords(world.resolver, namesOf(domain, hosts)),
    world.resolver.lookUp(domain, 'DS')
  ])
  const now = records ?? []
  const isLive = cloudflare_domain_status === 'Active'
  const isClosed = opened_at === null || !world.reach.isPublic()
  const aliases = aliasesOf(now, hosts)
  const records_block = isClosed
    ? 'closed'
    : servicesAt(now, hosts).length > 0
      ? 'mail-host'
      : aliases.length > 0
        ? 'aliases'
        : allowsOurCertificates(now, domain)
          ? null
          : 'caa'
  const pointing = ownHost(look)?.pointing
  const others = look.hosts.filter((host) => host.pointing === 'elsewhere')
  await keepAddresses(
    world,
    others.map(({ row }) => row.host),
    now
  )
  const rows = await domainHosts(world.db, website)
  const can_put_back = pointing === 'name-servers' && mayPutBack(website, rows)
  const isFound = records !== undefined && 'found' in signatures
  const dnssec = 'found' in signatures ? signatures.found : []
  return {
    domain: base_url,
    exists: !('problem' in look.nameServers && look.nameServers.problem === 'no-domain'),
    block: isClosed ? 'closed' : domain_block,
    name_servers: givenNameServers(world, website),
    records_block,
    records: isFound && records_block === null ? await ownRecords(world, website) : [],
    aliases,
    findings: findingsIn(now, { domain, hosts, signatures: dnssec }),
    page_title: isLive || !isFound ? null : await titleAt(world, base_url),
    before: rows.flatMap(({ before }) => (before ?? []).map(asText)),
    can_put_back,
    by_hand: pointing === 'records' ? await recordsByHand(world, website, rows) : []
  }
}

/** Name servers that were given are shown only if their zone answers as DNS does at this moment. */
async function upToDate(world: World, website: WebsiteRow): Promise<WebsiteRow> {
  const { cloudflare_domain_status, name_servers_told, website_id } = website
  if (cloudflare_domain_status === 'Active' || name_servers_told === '') return website
  try {
    await openAndMove(world, website, await lookAtDomain(world, website))
  } catch (error) {
    world.log.warn({ err: error, website_id }, 'preparing a domain failed')
    await saveMove(world.db, website_id, { domain_block: 'records' })
  }
  return (await websiteById(world.db, website_id)) ?? website
}

/** Whether the zone is ours to change, and there is something to restore. */
export function mayPutBack(
  { domain_held_at, zone_id }: WebsiteRow,
  rows: readonly HostRow[]
): boolean {
  return zone_id !== null && domain_held_at === null && rows.some(({ before }) => before !== null)
}

/** Point only the website: addresses for the domain, an alias for every other host. */
async function ownRecords(world: World, website: WebsiteRow): Promise<DomainRecord[]> {
  const { base_url } = website
  const target = targetOf(world, website)
  const addresses = await world.resolver.lookUp(target, 'A')
  if ('problem' in addresses) return []
  const isApex = registrableDomain(base_url) === base_url
  const own = isApex
    ? addresses.found.map((value) => ({ host: base_url, type: 'A' as const, value }))
    : [{ host: base_url, type: 'CNAME' as const, value: target }]
  const all = [...own, { host: `www.${base_url}`, type: 'CNAME' as const, value: target }]
  return Promise.all(
    all.map(async (record) => {
      const pointing = await pointingOf(world, record.host, target)
      return { ...record, is_set: pointing === 'unknown' ? null : pointing === 'records' }
    })
  )
}

/** What our records replaced, for the agent's own DNS host; set again once DNS says so. */
async function recordsByHand(
  world: World,
  website: WebsiteRow,
  rows: readonly HostRow[]
): Promise<DomainRecord[]> {
  const target = targetOf(world, website)
  const replaced = rows.flatMap(({ before, host }) => (before ?? []).map((one) => ({ host, one })))
  return Promise.all(
    replaced.flatMap(({ host, one: { content: value, type } }) =>
      type === 'A' || type === 'AAAA' || type === 'CNAME'
        ? pointingOf(world, host, target).then((pointing) => ({
            host,
            type,
            value,
            is_set: pointing === 'unknown' ? null : pointing === 'elsewhere'
          }))
        : []
    )
  )
}

async function keepAddresses(
  { db }: World,
  hosts: readonly string[],
  now: readonly ZoneRecord[]
): Promise<void> {
  for (const host of hosts) {
    const addresses = addressesOf(now, host)
    if (addresses.length > 0) await saveBefore(db, host, addresses)
  }
}

async function titleAt({ reach }: World, host: string): Promise<string | null> {
  const page = await reach.otherPage(host)
  return (page && pageTitle(page.html)) ?? null
}

function asText({ content, name, type }: ZoneRecord): string {
  return `${name}  ${type}  ${content}`
}
