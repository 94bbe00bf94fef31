import type { SiteState } from '#contract/websites/site-builder.ts'
import { messageFrom } from '#messages/language.ts'
import { websiteRefusals } from '#messages/refusals/websites.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { hostsOf } from '../../records/websites/site-hosts.ts'
import { previewsUntil } from '../../records/websites/site-previews.ts'
import { type SiteRow, siteOf } from '../../records/websites/sites.ts'
import { websiteByAgent, type WebsiteRow } from '../../records/websites/websites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { createSite } from './create-site.ts'

/** The agent's website with its content. @throws Refused with 404 if they have none. */
export async function ownSite(
  world: World,
  { agent_id }: Pick<AgentRow, 'agent_id'>
): Promise<{ site: SiteRow; website: WebsiteRow }> {
  const website = await websiteByAgent(world.db, agent_id)
  if (!website) throw noWebsite()
  const { website_id } = website
  const known = await siteOf(world.db, website_id)
  if (known) return { site: known, website }
  // From before there was content, and the backfill has yet to reach it.
  await inTransaction(world.db, (tx) => createSite(tx, world, website))
  const site = await siteOf(world.db, website_id)
  if (!site) throw noWebsite()
  return { site, website }
}

/** The id of the agent's website, whose content exists. */
export async function ownWebsiteId(world: World, agent: AgentRow): Promise<number> {
  return (await ownSite(world, agent)).site.website_id
}

export function noWebsite(): Refused {
  return new Refused(
    messageFrom(websiteRefusals, (t) => t.noWebsite),
    404
  )
}

/** How the website stands, for the API. */
export async function writeSiteState(world: World, agent: AgentRow): Promise<SiteState> {
  const { site, website } = await ownSite(world, agent)
  const { db, settings } = world
  const { website_id } = site
  const hosts = await hostsOf(db, website_id)
  const opensAt = hosts.find(({ kind, state }) => state === 'live' && kind !== 'former')
  const previews = await previewsUntil(db, website_id, world.clock())
  return {
    website_id,
    draft_version: site.draft_version,
    draft_updated: site.draft_updated.toISOString(),
    published_version: site.published_version,
    published_at: site.published_at?.toISOString() ?? null,
    publish_at: site.publish_at?.toISOString() ?? null,
    scheduled_version: site.scheduled_version,
    can_undo: site.can_undo,
    undo_version: site.can_undo ? site.live_before : null,
    website_url: websiteUrl(
      opensAt?.host ?? `${website.subdomain}.${settings.sitesDomain}`,
      settings.siteUrl
    ),
    hosts: hosts.map(({ host, kind, state }) => ({ host, kind, state })),
    is_stopped: website.planStop,
    is_suspended: site.suspended_at !== null,
    preview_until: previews?.toISOString() ?? null
  }
}
