import { type Message, messageFrom } from '#messages/language.ts'
import { domainRefusals } from '#messages/refusals/domain.ts'
import { websiteRefusals } from '#messages/refusals/websites.ts'
import { type WebsiteRow, websiteById } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import { normalise } from '../../services/dns/resolver.ts'
import type { World } from '../../services/world.ts'
import { givenNameServers } from './domain-to-wire.ts'
import { type DomainLook, isUnanswered, lookAtDomain, ownHost, saveLook } from './look-at-domain.ts'
import { openAndMove } from './sync-domain.ts'

/**
 * Looks at the domain for its agent. Returns if it shows the website.
 * @throws Refused with what is missing.
 */
export async function checkDns(world: World, website: WebsiteRow): Promise<void> {
  const { base_url, website_id } = website
  // Its free address is always ours.
  if (base_url.endsWith(`.${world.settings.sitesDomain}`)) return
  let look = await lookAtDomain(world, website)
  if ((await saveLook(world, website, look)).state === 'live') return
  if (isUnanswered(look.nameServers)) throw new Refused(...whatIsMissing(world, website, look))
  try {
    await openAndMove(world, website, look)
  } catch (error) {
    // The job tries again; the agent is told what was seen.
    world.log.warn({ err: error, website_id }, 'preparing a domain failed')
  }
  const now = (await websiteById(world.db, website_id)) ?? website
  if (isHere(look) || now.cloudflare_dns !== website.cloudflare_dns) {
    look = await lookAtDomain(world, now)
    if ((await saveLook(world, now, look)).state === 'live') return
  }
  throw new Refused(...whatIsMissing(world, now, look))
}

function whatIsMissing(
  world: World,
  website: WebsiteRow,
  look: DomainLook
): [text: Message, status: number] {
  const { base_url, domain_block, domain_held_at, opened_at } = website
  const { nameServers } = look
  if (isHere(look)) {
    if (domain_held_at !== null) return [messageFrom(domainRefusals, (t) => t.held(base_url)), 409]
    const seen = ownHost(look)?.seen
    const problem = seen && 'problem' in seen ? seen.problem : 'other-page'
    return [messageFrom(domainRefusals, (t) => t.notShown[problem](base_url)), 409]
  }
  if ('problem' in nameServers && nameServers.problem !== 'no-records') {
    const { problem } = nameServers
    return [messageFrom(websiteRefusals, (t) => t.unread[problem](base_url)), STATUS[problem]]
  }
  if (opened_at === null || !world.reach.isPublic()) {
    return [messageFrom(domainRefusals, (t) => t.opensFirst), 409]
  }
  if (domain_block !== null) {
    return [messageFrom(domainRefusals, (t) => t.blocked[domain_block](base_url)), 409]
  }
  const ours = givenNameServers(world, website)
  if (ours.length === 0) return [PREPARING, 503]
  if ('problem' in nameServers) {
    return [messageFrom(websiteRefusals, (t) => t.unread['no-records'](base_url, ours)), 409]
  }
  return [nameServerProblem(normalise(nameServers.found), ours) ?? PREPARING, 409]
}

function isHere(look: DomainLook): boolean {
  const pointing = ownHost(look)?.pointing
  return pointing === 'name-servers' || pointing === 'records'
}

/** What the agent has to change at the registrar, or undefined if nothing. */
function nameServerProblem(found: readonly string[], ours: readonly string[]): Message | undefined {
  const missing = ours.filter((name) => !found.includes(name))
  const foreign = found.filter((name) => !ours.includes(name))
  if (missing.length === 0 && foreign.length === 0) return undefined
  return messageFrom(websiteRefusals, (t) => t.nameServers({ foreign, found, missing, ours }))
}

const PREPARING = messageFrom(websiteRefusals, (t) => t.preparing)
const STATUS = { 'no-domain': 409, timeout: 503, unreachable: 503 } as const
