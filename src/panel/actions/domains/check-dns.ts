import { nextDnsCheck } from '#rules/websites/dns-recheck.ts'
import { queueOwnerEmails } from '../billing/billing-emails.ts'
import { saveDomainStatus } from '../../records/websites/domains.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import { normalise } from '../../services/dns/resolver.ts'
import type { World } from '../../services/world.ts'

export const DNS_UPDATED = 'DNS updated successfully.'
const PREPARING = 'Your name servers are being prepared. Please try again in a few minutes.'
const PROPAGATION = 'Changes can take up to 48 hours.'

/** Checks that the domain uses our name servers and no others, and saves the result. */
export async function checkDns(world: World, website: WebsiteRow): Promise<void> {
  const ours = normalise(website.cloudflare_dns.split(',').map((name) => name.trim())).filter(
    Boolean
  )
  const answer = await world.resolver.nameServers(website.base_url)
  if ('problem' in answer) {
    if (answer.problem === 'no-domain' || answer.problem === 'no-records') {
      await markDomainInactive(world, website)
    }
    const { sentence, status } = PROBLEMS[answer.problem]
    throw new Refused(sentence(website.base_url, listNames(ours)), status)
  }
  if (ours.length === 0) throw new Refused(PREPARING, 503)

  const found = normalise(answer.found)
  const wrong = nameServerProblem(found, ours)
  if (wrong === undefined) return goLive(world, website)
  await markDomainInactive(world, website)
  throw new Refused(wrong, 409)
}

/** Emails the agent on the first success only. A Cloudflare zone is checked at once, as it may lag. */
export async function goLive(world: World, website: WebsiteRow): Promise<void> {
  const now = world.clock()
  const found = {
    cloudflare_domain_status: 'Active' as const,
    dns_check_at: website.zone_id === null ? null : now,
    dns_since: now
  }
  await world.db.transaction().execute(async (tx) => {
    if (!(await saveDomainStatus(tx, website.website_id, found))) return
    await queueOwnerEmails(tx, now, [{ website }], (_item, email) => ({
      kind: 'dns-live',
      ...email
    }))
  })
}

async function markDomainInactive(world: World, { website_id }: WebsiteRow): Promise<void> {
  const now = world.clock()
  await saveDomainStatus(world.db, website_id, {
    cloudflare_domain_status: 'Inactive',
    dns_check_at: nextDnsCheck(now, now),
    dns_since: now
  })
}

/** What the owner has to change at the registrar, or undefined if nothing. */
export function nameServerProblem(
  found: readonly string[],
  ours: readonly string[]
): string | undefined {
  const missing = ours.filter((name) => !found.includes(name))
  const foreign = found.filter((name) => !ours.includes(name))
  if (missing.length === 0 && foreign.length === 0) return undefined
  if (missing.length === 0) {
    return `Found our name servers and also ${listNames(foreign)}. Remove ${itOrThem(foreign)}, or some visitors won’t reach your website. ${PROPAGATION}`
  }
  if (foreign.length === 0) {
    return `Found ${listNames(found)}. Add ${listNames(missing)} as well. ${PROPAGATION}`
  }
  if (missing.length === ours.length) {
    return `Found ${listNames(foreign)}. Replace ${itOrThem(foreign)} with ${listNames(ours)}; changes can take up to 48 hours.`
  }
  return `Found ${listNames(found)}. Remove ${listNames(foreign)} and add ${listNames(missing)}. ${PROPAGATION}`
}

const PROBLEMS = {
  'no-domain': {
    status: 409,
    sentence: (domain: string) =>
      `The domain ${domain} doesn’t exist. Please check its spelling, and that it’s registered and paid for.`
  },
  'no-records': {
    status: 409,
    sentence: (domain: string, ours: string) =>
      ours === ''
        ? PREPARING
        : `${domain} has no name servers yet. Set ${ours} at your registrar. ${PROPAGATION}`
  },
  timeout: {
    status: 503,
    sentence: (domain: string) =>
      `The name servers of ${domain} did not answer in time. Please try again in a few minutes.`
  },
  unreachable: {
    status: 503,
    sentence: (domain: string) =>
      `The name servers of ${domain} could not be looked up. Please try again later.`
  }
} as const

function itOrThem(names: readonly string[]): string {
  return names.length === 1 ? 'it' : 'them'
}

function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-CA').format(names)
}
