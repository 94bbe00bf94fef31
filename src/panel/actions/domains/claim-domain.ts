import { messageFrom } from '#messages/language.ts'
import { domainClaimRefusals } from '#messages/refusals/domain-claim.ts'
import { domainMessages } from '#messages/domain.ts'
import { websiteRefusals } from '#messages/refusals/websites.ts'
import type { Message } from '#messages/language.ts'
import {
  claimToken,
  leaveDomain,
  lockWebsiteWithDomain,
  otherLookalike,
  saveNewDomain
} from '../../records/websites/change-domain.ts'
import { domainHosts, endRedirects, leftHosts } from '../../records/websites/domain-hosts.ts'
import { domainHolder, type WebsiteRow } from '../../records/websites/websites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { domainRefusal, domainSkeleton } from '../../services/dns/domain-names.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

export type Outside = Pick<World, 'clock' | 'db' | 'resolver' | 'settings'>
type Claimant = Pick<WebsiteRow, 'agent_id' | 'base_url' | 'website_id'>

/** The TXT record that proves whose a domain is. Entering a domain changes nothing else. */
export type ClaimRecord = { host: string; value: string }

/** Begins a claim, or finds the one that was begun. @throws Refused if no website may have the domain */
export async function claimDomain(
  { clock, db, settings }: Outside,
  website: Claimant,
  base_url: string
): Promise<ClaimRecord> {
  const { agent_id } = website
  const refusal = domainRefusal(base_url, settings)
  if (refusal)
    throw refused(
      messageFrom(domainMessages, (t) => t.refusal(refusal)),
      400
    )
  if (await hasDomain(db, website, base_url))
    throw refused(messageFrom(domainClaimRefusals, (t) => t.isYours(base_url)))
  const skeleton = domainSkeleton(base_url)
  if ((await otherLookalike(db, { agent_id, base_url, skeleton })) !== undefined) {
    throw refused(
      messageFrom(websiteRefusals, (t) => t.domainLooksTaken),
      400
    )
  }
  const token = await claimToken(db, { agent_id, base_url, now: clock() })
  return { host: `_maplekey.${base_url}`, value: `maplekey-domain=${token}` }
}

/**
 * Gives the website a domain whose TXT record is there; one that it has, it keeps. A domain that is live for another agent stays
 * there. @throws Refused with what is missing
 */
export async function takeDomain(
  world: Outside,
  website: Claimant,
  base_url: string
): Promise<void> {
  const { clock, db, resolver, settings } = world
  // The first answer may have been lost.
  if (await hasDomain(db, website, base_url)) return
  const { host, value } = await claimDomain(world, website, base_url)
  const found = await resolver.lookUp(host, 'TXT')
  if (!('found' in found) || !found.found.includes(value)) {
    throw refused(messageFrom(domainClaimRefusals, (t) => t.notFound(host)))
  }
  const now = clock()
  const { website_id } = website
  await inTransaction(db, async (tx) => {
    const holder = await lockWebsiteWithDomain(tx, base_url)
    const isOwn = holder?.website_id === website_id
    if (!isOwn && holder?.cloudflare_domain_status === 'Active') {
      throw refused(messageFrom(domainClaimRefusals, (t) => t.isLive(base_url)))
    }
    if (holder && !isOwn) {
      const free = `${holder.subdomain}.${settings.sitesDomain}`
      await leaveDomain(tx, holder.website_id, { base_url: free, skeleton: null, now })
    } else if (!holder && (await domainHolder(tx, base_url)) !== undefined) {
      throw refused(messageFrom(domainClaimRefusals, (t) => t.isBeingPaid(base_url)))
    }
    const skeleton = domainSkeleton(base_url)
    await saveNewDomain(tx, website_id, { base_url, skeleton, now })
    await endRedirects(tx, [base_url, `www.${base_url}`])
    await domainHosts(tx, { base_url, website_id })
  })
}

/** An order may name a domain that another website left: without proof it still leads there. */
export async function hasDomain(
  db: World['db'],
  { base_url: current, website_id }: Pick<Claimant, 'base_url' | 'website_id'>,
  base_url: string
): Promise<boolean> {
  return current === base_url && (await leftHosts(db, { base_url, website_id })).length === 0
}

function refused(text: Message, status = 409): Refused {
  return new Refused(text, status, { errors: { base_url: text } })
}
