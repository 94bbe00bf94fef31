import { type Message, messageFrom } from '#messages/language.ts'
import { websiteRefusals } from '#messages/refusals/websites.ts'
import { nextDnsCheck } from '#rules/websites/dns-recheck.ts'
import { queueOwnerEmails } from '../billing/billing-emails.ts'
import { saveDomainStatus } from '../../records/websites/domains.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import { normalise } from '../../services/dns/resolver.ts'
import type { World } from '../../services/world.ts'

const PREPARING = messageFrom(websiteRefusals, (t) => t.preparing)

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
    const { problem } = answer
    const text = messageFrom(websiteRefusals, (t) => t.unread[problem](website.base_url, ours))
    throw new Refused(text, STATUS[problem])
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
): Message | undefined {
  const missing = ours.filter((name) => !found.includes(name))
  const foreign = found.filter((name) => !ours.includes(name))
  if (missing.length === 0 && foreign.length === 0) return undefined
  return messageFrom(websiteRefusals, (t) => t.nameServers({ foreign, found, missing, ours }))
}

const STATUS = {
  'no-domain': 409,
  'no-records': 409,
  timeout: 503,
  unreachable: 503
} as const
