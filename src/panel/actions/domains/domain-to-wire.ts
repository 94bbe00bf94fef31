import { hostByName } from '../../records/websites/domain-hosts.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import { normalise } from '../../services/dns/resolver.ts'
import type { World } from '../../services/world.ts'

/**
 * The name servers that the agent may set. None while the website is closed to the internet or the
 * change would harm the domain; of a live domain, those in use.
 */
export function givenNameServers({ reach }: World, website: WebsiteRow): string[] {
  const { cloudflare_dns, domain_block, domain_way, name_servers_told, opened_at } = website
  if (name_servers_told !== cloudflare_dns) return []
  const isLive = website.cloudflare_domain_status === 'Active'
  const mayChange = reach.isPublic() && opened_at !== null && domain_block === null
  const isShown = isLive ? domain_way === 'name-servers' : mayChange
  return isShown ? normalise(cloudflare_dns.split(',').filter(Boolean)) : []
}

/** Where the website and its domain are, as the contract describes it. */
export async function domainToWire(world: World, website: WebsiteRow) {
  const { base_url, cloudflare_domain_status, domain_held_at, opened_at } = website
  const host = await hostByName(world.db, base_url)
  const state = host?.website_id === website.website_id ? host.state : 'waiting'
  const isLive = cloudflare_domain_status === 'Active'
  const domain_state = isLive ? 'live' : domain_held_at !== null ? 'held' : state
  return {
    cloudflare_dns: givenNameServers(world, website).join(','),
    is_open: opened_at !== null,
    domain_state
  } as const
}
