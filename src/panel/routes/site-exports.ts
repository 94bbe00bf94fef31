import type { Hono } from 'hono'
import * as contract from '#contract/websites/site-exports.ts'
import { forwardSite } from '../actions/exports/forward-site.ts'
import * as exports from '../actions/exports/site-exports.ts'
import { ownWebsiteId } from '../actions/websites/own-site.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { deleteForwarding } from '../records/websites/site-forwarding.ts'
import type { World } from '../services/world.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** What agents take with them, and where their websites went. */
export function siteExportRoutes(app: Hono, world: World): void {
  serve(app, world, contract.siteExport, async (_input, { agent }) =>
    exports.readSiteExport(world, await ownWebsiteId(world, agent))
  )

  serve(app, world, contract.startSiteExport, async (_input, { agent }) => {
    await limit(world, `site-export:${agent.agent_id}`, { hits: 10, seconds: DAY })
    const website_id = await ownWebsiteId(world, agent)
    await exports.startExport(world, website_id, agent.language)
    return exports.readSiteExport(world, website_id)
  })

  serve(app, world, contract.linkSiteExport, async (_input, { agent }) => {
    await limit(world, `site-export-link:${agent.agent_id}`, { hits: 60, seconds: HOUR })
    return exports.linkExport(world, await ownWebsiteId(world, agent))
  })

  serve(app, world, contract.siteExportFile, async ({ token }, { ip }) => {
    await limit(world, `site-export-file:${ip}`, { hits: 60, seconds: HOUR })
    return exports.exportOfLink(world, token)
  })

  serve(app, world, contract.forwardSite, async ({ address }, { agent }) => {
    await limit(world, `site-forward:${agent.agent_id}`, { hits: 20, seconds: DAY })
    const website_id = await ownWebsiteId(world, agent)
    await forwardSite(world, website_id, address)
    return exports.readSiteExport(world, website_id)
  })

  serve(app, world, contract.endForwarding, async (_input, { agent }) => {
    const website_id = await ownWebsiteId(world, agent)
    await deleteForwarding(world.db, website_id)
    return exports.readSiteExport(world, website_id)
  })
}
