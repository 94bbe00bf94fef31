import { domainMessages } from '#messages/domain.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { normaliseDomain } from '#rules/websites/domain.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { agentByEmail } from '../../records/accounts/agents.ts'
import {
  claimToken,
  leaveDomain,
  lockWebsiteWithDomain,
  saveNewDomain
} from '../../records/websites/change-domain.ts'
import { domainHolder, websiteByAgent } from '../../records/websites/websites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { domainRefusal, domainSkeleton } from '../../services/dns/domain-names.ts'
import type { World } from '../../services/world.ts'

export type DomainChange = { email: string; domain: string }
type Outside = Pick<World, 'clock' | 'db' | 'resolver' | 'settings'>

/**
 * Gives an agent's website another domain, once a TXT record shows that the domain is the agent's. A
 * domain that is live for another agent stays there. Returns a message for the terminal.
 */
export async function changeDomain(
  world: Outside,
  { domain, email }: DomainChange
): Promise<string> {
  const { clock, db, resolver, settings } = world
  const agent = await agentByEmail(db, email)
  if (!agent) throw new StartRefused(`No account has the email address ${email}.`)
  const website = await websiteByAgent(db, agent.agent_id)
  if (!website) throw new StartRefused(`${agent.name} has no website yet.`)
  const base_url = normaliseDomain(domain)
  if (base_url === undefined) throw new StartRefused(`${domain} isn’t a domain name.`)
  const reason = domainRefusal(base_url, settings)
  if (reason) throw new StartRefused(domainMessages[DEFAULT_LANGUAGE].refusal(reason))
  if (website.base_url === base_url) return `${agent.name}’s website has ${base_url} already.`

  const { agent_id } = agent
  const now = clock()
  const proof = `maplekey-domain=${await claimToken(db, { agent_id, base_url, now })}`
  const found = await resolver.lookUp(`_maplekey.${base_url}`, 'TXT')
  if (!('found' in found) || !found.found.includes(proof)) {
    return `Ask ${agent.name} to add this record, and run the command again once it’s there:\n_maplekey.${base_url}  TXT  ${proof}`
  }

  await inTransaction(db, async (tx) => {
    const holder = await lockWebsiteWithDomain(tx, base_url)
    if (holder?.cloudflare_domain_status === 'Active') {
      throw new StartRefused(
        `${base_url} is live on website ${holder.website_id}. Nothing was changed: its agent has to give it up first.`
      )
    }
    if (holder) {
      const free = `${holder.subdomain}.${settings.sitesDomain}`
      await leaveDomain(tx, holder.website_id, { base_url: free, skeleton: null, now })
    } else if ((await domainHolder(tx, base_url)) !== undefined) {
      throw new StartRefused(`An order for ${base_url} is being paid. Please try again later.`)
    }
    const skeleton = domainSkeleton(base_url)
    await saveNewDomain(tx, website.website_id, { base_url, skeleton, now })
  })
  return `${agent.name}’s website now has ${base_url}. Its move begins within a minute.`
}
