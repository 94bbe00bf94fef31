import { judgeLook, type Pointing, type Verdict } from '#rules/websites/dns-recheck.ts'
import {
  domainHosts,
  endRedirects,
  type HostRow,
  leftHosts,
  saveHost
} from '../../records/websites/domain-hosts.ts'
import { saveDomainStatus } from '../../records/websites/domains.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import type { Seen } from '../../services/dns/reach.ts'
import { type NameServers, normalise } from '../../services/dns/resolver.ts'
import type { Db, World } from '../../services/world.ts'
import { queueOwnerEmails } from '../billing/billing-emails.ts'

export type HostLook = { row: HostRow; pointing: Pointing; seen: Seen | undefined }

/** Where DNS sends the domain's visitors, and what they get there. */
export type DomainLook = { nameServers: NameServers; hosts: HostLook[] }

export async function lookAtDomain(world: World, website: WebsiteRow): Promise<DomainLook> {
  const nameServers = await world.resolver.nameServers(website.base_url)
  const byNameServers = areOurs(nameServers, website)
  const target = targetOf(world, website)
  await freeLeftHosts(world, website, target)
  const rows = await domainHosts(world.db, website)
  const hosts = await Promise.all(
    rows.map(async (row) => {
      const pointing: Pointing = byNameServers
        ? 'name-servers'
        : isUnanswered(nameServers)
          ? 'unknown'
          : await pointingOf(world, row.host, target)
      const isHere = pointing === 'name-servers' || pointing === 'records'
      const seen = isHere ? await world.reach.asVisitor(row.host) : undefined
      return { row, pointing, seen }
    })
  )
  return { nameServers, hosts }
}

/** A domain that another website left leads there as long as DNS sends it here. */
async function freeLeftHosts(world: World, website: WebsiteRow, target: string): Promise<void> {
  for (const row of await leftHosts(world.db, website)) {
    if ((await pointingOfLeft(world, row, target)) === 'elsewhere') {
      await endRedirects(world.db, [row.host])
    }
  }
}

/** Where DNS sends the visitors of a host that a website left: by its records, or through the edge of its old zone. */
export async function pointingOfLeft(
  world: World,
  { certificate, host }: HostRow,
  target: string
): Promise<Pointing> {
  const byRecords = await pointingOf(world, host, target)
  if (byRecords !== 'elsewhere' || certificate !== 'edge') return byRecords
  const found = await world.resolver.nameServers(host)
  if ('problem' in found) return 'unknown'
  const inZone = (await world.zones.nameServersOf(host)) ?? []
  const isInZone = normalise(inZone).join() === normalise(found.found).join()
  return isInZone ? 'name-servers' : 'elsewhere'
}

/** Nobody answers for the domain, so each further look-up would only wait for its own timeout. */
export function isUnanswered(nameServers: NameServers): boolean {
  return (
    'problem' in nameServers &&
    (nameServers.problem === 'timeout' || nameServers.problem === 'unreachable')
  )
}

/** Where the website's own domain points; its www host doesn't decide. */
export function ownHost({ hosts }: DomainLook): HostLook | undefined {
  return hosts.find(({ row }) => row.kind === 'own')
}

/** Saves what a look found, and emails the agent when the domain goes live or is lost. */
export async function saveLook(
  world: World,
  website: WebsiteRow,
  look: DomainLook
): Promise<Verdict> {
  const now = world.clock()
  const { website_id } = website
  const own = ownHost(look)
  const isActive = website.cloudflare_domain_status === 'Active'
  const verdict = judgeLook({
    isActive,
    pointing: own?.pointing ?? 'unknown',
    // A domain that was put back isn't live, whatever a job that ran meanwhile has moved.
    showsSite: website.domain_held_at === null ? showsSite(own, website) : undefined,
    failedAt: website.dns_failed_at,
    since: website.dns_since,
    now
  })
  const isLive = verdict.state === 'live' || (verdict.state === 'unchanged' && isActive)
  const found = {
    cloudflare_domain_status: isLive ? ('Active' as const) : ('Inactive' as const),
    dns_check_at: verdict.next,
    dns_failed_at: verdict.failedAt,
    domain_way: wayOf(own?.pointing, website),
    dns_since: now
  }
  await world.db.transaction().execute(async (tx) => {
    const hasChanged = await saveDomainStatus(tx, website_id, found)
    for (const host of look.hosts) await saveHostLook(tx, { host, verdict, website, now })
    if (hasChanged && verdict.state === 'live') await email(tx, world, website, 'dns-live')
    if (hasChanged && verdict.state === 'lost') await email(tx, world, website, 'domain-lost')
  })
  return verdict
}

function wayOf(
  pointing: Pointing | undefined,
  { domain_way }: WebsiteRow
): WebsiteRow['domain_way'] {
  if (pointing === undefined || pointing === 'unknown') return domain_way
  return pointing === 'elsewhere' ? null : pointing
}

/** The host that the domain's visitors are sent to, and that certificates are checked at. */
export function targetOf({ settings }: World, { subdomain }: WebsiteRow): string {
  return `${subdomain}.${settings.sitesDomain}`
}

export async function usesOurNameServers(world: World, website: WebsiteRow): Promise<boolean> {
  return areOurs(await world.resolver.nameServers(website.base_url), website)
}

function areOurs(answer: NameServers, { cloudflare_dns }: WebsiteRow): boolean {
  const ours = normalise(cloudflare_dns.split(',').filter(Boolean))
  return 'found' in answer && ours.length > 0 && normalise(answer.found).join() === ours.join()
}

/** By its own records: an alias of the target, or the target's addresses and no others. */
export async function pointingOf(
  { resolver }: World,
  host: string,
  target: string
): Promise<'elsewhere' | 'records' | 'unknown'> {
  const alias = await resolver.lookUp(host, 'CNAME')
  if ('problem' in alias) return 'unknown'
  if (alias.found.includes(target)) return 'records'
  const addresses = await addressesAt(resolver, host)
  if (addresses === undefined) return 'unknown'
  const ours = addresses.length === 0 ? [] : await addressesAt(resolver, target)
  if (ours === undefined) return 'unknown'
  const isHere = addresses.length > 0 && addresses.every((address) => ours.includes(address))
  return isHere ? 'records' : 'elsewhere'
}

export async function addressesAt(
  resolver: World['resolver'],
  host: string
): Promise<string[] | undefined> {
  const answers = await Promise.all([resolver.lookUp(host, 'A'), resolver.lookUp(host, 'AAAA')])
  const found = answers.flatMap((answer) => ('found' in answer ? [answer.found] : []))
  return found.length < answers.length ? undefined : found.flat()
}

/**
 * Undefined if nobody answered, since that may be our own fault. A live domain stays live while its website shows
 * nothing, and another one waits until there is something to show.
 */
function showsSite(
  host: HostLook | undefined,
  { cloudflare_domain_status, website_id }: WebsiteRow
): boolean | undefined {
  const seen = host?.seen
  if (seen === undefined) return undefined
  if ('website_id' in seen) {
    if (seen.website_id !== website_id) return false
    return seen.isClosed && cloudflare_domain_status !== 'Active' ? undefined : true
  }
  return seen.problem === 'other-page' ? false : undefined
}

type HostChange = { host: HostLook; verdict: Verdict; website: WebsiteRow; now: Date }

async function saveHostLook(tx: Db, { host, now, verdict, website }: HostChange): Promise<void> {
  const { pointing, row } = host
  const isHere = pointing === 'name-servers' || pointing === 'records'
  const isLive = showsSite(host, website) === true
  const isWww = row.kind === 'www'
  const state = isLive
    ? 'live'
    : verdict.state === 'lost' || (row.state === 'lost' && !isHere)
      ? 'lost'
      : verdict.state === 'unchanged' && !isWww
        ? row.state
        : 'waiting'
  const byEdge = pointing === 'name-servers' && website.zone_id !== null
  await saveHost(tx, row.host, {
    state,
    seen_at: isHere ? now : pointing === 'unknown' ? row.seen_at : null,
    certificate: isHere
      ? byEdge
        ? 'edge'
        : 'caddy'
      : pointing === 'unknown'
        ? row.certificate
        : 'none'
  })
}

async function email(
  tx: Db,
  world: World,
  website: WebsiteRow,
  kind: 'dns-live' | 'domain-lost'
): Promise<void> {
  const free = world.reach.addressOf(website.subdomain)
  await queueOwnerEmails(tx, world.clock(), [{ website }], (_item, addressed) => ({
    ...(kind === 'dns-live' ? { kind } : { kind, free }),
    ...addressed
  }))
}
