import type { Hono } from 'hono'
import * as agreementCalls from '#contract/listings/agreements.ts'
import * as calls from '#contract/listings/feeds.ts'
import { complianceLink, whyListing } from '#contract/listings/why-listing.ts'
import {
  removeBoardAgreement,
  saveBoardAgreement
} from '../actions/listings/feeds/board-agreements.ts'
import { makeComplianceLink } from '../actions/listings/feeds/compliance-link.ts'
import { connectFeed } from '../actions/listings/feeds/connect-feed.ts'
import * as feeds from '../actions/listings/feeds/site-feeds.ts'
import { whyListing as findListing } from '../actions/listings/feeds/why-listing.ts'
import { ownWebsiteId } from '../actions/websites/own-site.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60

/** Feeds of listings that an agent connects, and the agreements that they need. */
export function feedRoutes(app: Hono, world: World): void {
  serve(app, world, calls.feeds, async (_input, { agent }) =>
    feeds.readSiteFeeds(world, await ownWebsiteId(world, agent))
  )

  serve(app, world, calls.connectFeed, async ({ access }, { agent }) => {
    await limit(world, `feed-connect:${agent.agent_id}`, { hits: 20, seconds: QUARTER_HOUR })
    const website_id = await ownWebsiteId(world, agent)
    const choices = await connectFeed(world, website_id, access)
    const destinations = choices.map(({ id, name }) => ({ destination_id: id, name }))
    return { ...(await feeds.readSiteFeeds(world, website_id)), destinations }
  })

  const changes = [
    [calls.pauseFeed, feeds.pauseFeed],
    [calls.resumeFeed, feeds.resumeFeed],
    [calls.removeFeed, feeds.removeFeed],
    [calls.putBackFeed, feeds.putBackFeed]
  ] as const
  for (const [call, change] of changes) {
    serve(app, world, call, async ({ feed_id }, { agent }) => {
      const website_id = await ownWebsiteId(world, agent)
      await change(world, { feed_id, website_id })
      return feeds.readSiteFeeds(world, website_id)
    })
  }

  serve(app, world, agreementCalls.saveBoardAgreement, async (saved, { agent }) => {
    const website_id = await ownWebsiteId(world, agent)
    await saveBoardAgreement(world, website_id, saved)
    return feeds.readSiteFeeds(world, website_id)
  })

  serve(app, world, agreementCalls.removeBoardAgreement, async ({ agreement_id }, { agent }) => {
    const website_id = await ownWebsiteId(world, agent)
    await removeBoardAgreement(world, { agreement_id, website_id })
    return feeds.readSiteFeeds(world, website_id)
  })

  serve(app, world, whyListing, async ({ ListingId }, { agent }) => {
    await limit(world, `why-listing:${agent.agent_id}`, { hits: 300, seconds: QUARTER_HOUR })
    const website_id = await ownWebsiteId(world, agent)
    return { findings: await findListing(world, website_id, ListingId, agent.language) }
  })

  serve(app, world, complianceLink, async (_input, { agent }) =>
    makeComplianceLink(world, await ownWebsiteId(world, agent))
  )
}
