import type { Hono } from 'hono'
import {
  publishSite,
  restoreSite,
  saveSite,
  scheduleSite,
  siteDraft,
  siteVersion,
  siteVersions,
  undoSite,
  unpublishSite,
  unscheduleSite
} from '#contract/websites/site-builder.ts'
import { readLeadingListings } from '../actions/listings/shown-listings.ts'
import { ownSite, ownWebsiteId, writeSiteState } from '../actions/websites/own-site.ts'
import * as publishing from '../actions/websites/publish-site.ts'
import * as saving from '../actions/websites/save-site.ts'
import {
  readForBuilder,
  readSiteVersion,
  writeSiteVersion
} from '../actions/websites/site-history.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import type { KeyedRequest } from '../records/service/idempotency.ts'
import { siteVersionsOf } from '../records/websites/site-versions.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60
/** The largest website, with room for escapes in its JSON. */
const CONTENT_BYTES_MAX = 2_000_000

/** The website builder: draft, versions and publishing. */
export function siteBuilderRoutes(app: Hono, world: World): void {
  const limited = ({ agent_id }: AgentRow, what: string, hits: number) =>
    limit(world, `site-${what}:${agent_id}`, { hits, seconds: QUARTER_HOUR })
  const publish = async (
    { agent, request }: { agent: AgentRow; request?: KeyedRequest },
    change: (inside: World, website_id: number) => Promise<unknown>
  ) => {
    await limited(agent, 'publish', 120)
    return inOneTransaction(world, request, async (inside) => {
      await change(inside, await ownWebsiteId(inside, agent))
      return writeSiteState(inside, agent)
    })
  }
  const draftOf = async (agent: AgentRow) => {
    const { site } = await ownSite(world, agent)
    return { ...(await writeSiteState(world, agent)), content: readForBuilder(site.draft) }
  }

  serve(app, world, siteDraft, async (_input, { agent }) => {
    const draft = await draftOf(agent)
    const { homes, homesTotal } = await readLeadingListings(world, draft.website_id)
    return { ...draft, homes, homes_total: homesTotal }
  })

  serve(
    app,
    world,
    saveSite,
    async (save, { agent }) => {
      await limited(agent, 'save', 600)
      await saving.saveSite(world, await ownWebsiteId(world, agent), save)
      return writeSiteState(world, agent)
    },
    { bodyLimit: CONTENT_BYTES_MAX }
  )

  serve(app, world, restoreSite, async (which, { agent }) => {
    await limited(agent, 'save', 600)
    await saving.restoreSite(world, await ownWebsiteId(world, agent), which)
    return draftOf(agent)
  })

  serve(app, world, publishSite, ({ version }, caller) =>
    publish(caller, (inside, website_id) => publishing.publishSite(inside, website_id, version))
  )

  serve(app, world, unpublishSite, (_input, caller) => publish(caller, publishing.unpublishSite))

  serve(app, world, undoSite, ({ published_version }, caller) =>
    publish(caller, (inside, website_id) =>
      publishing.undoSite(inside, website_id, published_version)
    )
  )

  serve(app, world, scheduleSite, async (wish, { agent }) => {
    await publishing.scheduleSite(world, await ownWebsiteId(world, agent), wish)
    return writeSiteState(world, agent)
  })

  serve(app, world, unscheduleSite, async (_input, { agent }) => {
    await publishing.unscheduleSite(world, await ownWebsiteId(world, agent))
    return writeSiteState(world, agent)
  })

  serve(app, world, siteVersions, async (_input, { agent }) => {
    const versions = await siteVersionsOf(world.db, await ownWebsiteId(world, agent))
    return { data: versions.map(writeSiteVersion) }
  })

  serve(app, world, siteVersion, async ({ version }, { agent }) => {
    const website_id = await ownWebsiteId(world, agent)
    const found = await readSiteVersion(world.db, { website_id, version })
    return { ...writeSiteVersion(found), content: found.content }
  })
}
