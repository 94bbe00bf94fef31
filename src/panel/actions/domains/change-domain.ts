import { normaliseDomain } from '#rules/websites/domain.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { agentByEmail } from '../../records/accounts/agents.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import { claimDomain, hasDomain, type Outside, takeDomain } from './claim-domain.ts'

export type DomainChange = { email: string; domain: string }

/** The same as an agent's own claim, by hand. Returns a message for the terminal. */
export async function changeDomain(
  world: Outside,
  { domain, email }: DomainChange
): Promise<string> {
  const { db } = world
  const agent = await agentByEmail(db, email)
  if (!agent) throw new StartRefused(`No account has the email address ${email}.`)
  const website = await websiteByAgent(db, agent.agent_id)
  if (!website) throw new StartRefused(`${agent.name} has no website yet.`)
  const base_url = normaliseDomain(domain)
  if (base_url === undefined) throw new StartRefused(`${domain} isn’t a domain name.`)
  if (await hasDomain(db, website, base_url))
    return `${agent.name}’s website has ${base_url} already.`
  try {
    const { host, value } = await claimDomain(world, website, base_url)
    const found = await world.resolver.lookUp(host, 'TXT')
    if (!('found' in found) || !found.found.includes(value)) {
      return `Ask ${agent.name} to add this record, and run the command again once it’s there:\n${host}  TXT  ${value}`
    }
    await takeDomain(world, website, base_url)
  } catch (error) {
    if (error instanceof Refused) throw new StartRefused(error.message)
    throw error
  }
  return `${agent.name}’s website now has ${base_url}. Its move begins within a minute.`
}
