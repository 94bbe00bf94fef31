import { nextDnsCheck } from '#rules/websites/dns-recheck.ts'
import { mailOwners } from '../billing/billing-emails.ts'
import { saveDomainStatus } from '../../records/websites/domains.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import { normalise } from '../../services/dns/resolver.ts'
import type { World } from '../../services/world.ts'

export const DNS_UPDATED = 'DNS updated successfully.'
const PREPARING = 'Your name servers are being prepared. Please try again in a few minutes.'
const PATIENCE = 'Changes can take up to 48 hours.'

/** Looks whether the website's domain is served by our name servers and by no others, and keeps what it found. */
export async function checkDns(world: World, website: WebsiteRow): Promise<void> {
  const ours = normalise(website.cloudflare_dns.split(',').map((name) => name.trim())).filter(
    Boolean
  )
  const answer = await world.resolver.nameServers(website.base_url)
  if ('problem' in answer) {
    if (answer.problem === 'no-domain' || answer.problem === 'no-records') {
      await loseSight(world, website)
    }
    const { sentence, status } = PROBLEMS[answer.problem]
    throw new Refused(sentence(website.base_url, inWords(ours)), status)
  }
  if (ours.length === 0) throw new Refused(PREPARING, 503)

  const found = normalise(answer.found)
  const wrong = whatIsWrong(found, ours)
  if (wrong === undefined) return goLive(world, website)
  await loseSight(world, website)
  throw new Refused(wrong, 409)
}

/** The agent is told once, not at every check. A zone may not have seen it itself yet, so it is looked at now. */
export async function goLive(world: World, website: WebsiteRow): Promise<void> {
  const now = world.clock()
  const found = {
    cloudflare_domain_status: 'Active' as const,
    dns_check_at: website.zone_id === null ? null : now,
    dns_since: now
  }
  await world.db.transaction().execute(async (tx) => {
    if (!(await saveDomainStatus(tx, website.website_id, found))) return
    await mailOwners(tx, now, [{ website }], (_item, mail) => ({
      kind: 'dns-live',
      ...mail
    }))
  })
}

/** It is waited for anew. */
async function loseSight(world: World, { website_id }: WebsiteRow): Promise<void> {
  const now = world.clock()
  await saveDomainStatus(world.db, website_id, {
    cloudflare_domain_status: 'Inactive',
    dns_check_at: nextDnsCheck(now, now),
    dns_since: now
  })
}

/** What a domain's owner has to change at the registrar, or undefined where all is well. */
export function whatIsWrong(found: readonly string[], ours: readonly string[]): string | undefined {
  const missing = ours.filter((name) => !found.includes(name))
  const foreign = found.filter((name) => !ours.includes(name))
  if (missing.length === 0 && foreign.length === 0) return undefined
  if (missing.length === 0) {
    return `Found ours, and ${inWords(foreign)} besides. Remove ${itOrThem(foreign)}, or some visitors will not reach your website. ${PATIENCE}`
  }
  if (foreign.length === 0) {
    return `Found ${inWords(found)}. Add ${inWords(missing)} as well. ${PATIENCE}`
  }
  if (missing.length === ours.length) {
    return `Found ${inWords(foreign)}. Replace ${itOrThem(foreign)} with ${inWords(ours)}; changes can take up to 48 hours.`
  }
  return `Found ${inWords(found)}. Remove ${inWords(foreign)} and add ${inWords(missing)}. ${PATIENCE}`
}

const PROBLEMS = {
  'no-domain': {
    status: 409,
    sentence: (domain: string) =>
      `There is no domain ${domain}. Check its spelling, and that it is registered and paid for.`
  },
  'no-records': {
    status: 409,
    sentence: (domain: string, ours: string) =>
      ours === ''
        ? PREPARING
        : `${domain} has no name servers yet. Set ${ours} at your registrar. ${PATIENCE}`
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

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-CA').format(names)
}
