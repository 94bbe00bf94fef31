import type { Hono } from 'hono'
import { brokerageMoves, cancelMove, planMove } from '#contract/websites/brokerage-moves.ts'
import { askForStamp, revokeStamp, siteStamps } from '#contract/websites/site-stamps.ts'
import * as moves from '../actions/websites/brokerage-moves.ts'
import { ownWebsiteId } from '../actions/websites/own-site.ts'
import * as stamps from '../actions/websites/site-stamps.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

const DAY = 24 * 60 * 60

/** Approval by the broker of record, and the change of brokerage. */
export function siteTradeRoutes(app: Hono, world: World): void {
  serve(app, world, siteStamps, async (_input, { agent }) => ({
    data: await stamps.listStamps(world, await ownWebsiteId(world, agent))
  }))

  serve(app, world, askForStamp, async (asked, { agent, request }) => {
    // Each is an email to somebody who has no account.
    await limit(world, `site-stamp:${agent.agent_id}`, { hits: 20, seconds: DAY })
    return inOneTransaction(world, request, async (inside) => {
      const website_id = await ownWebsiteId(inside, agent)
      await stamps.askForStamp(inside, website_id, asked)
      return { data: await stamps.listStamps(inside, website_id) }
    })
  })

  serve(app, world, revokeStamp, async ({ stamp_id }, { agent }) => {
    const website_id = await ownWebsiteId(world, agent)
    await stamps.revokeStamp(world, website_id, stamp_id)
    return { data: await stamps.listStamps(world, website_id) }
  })

  serve(app, world, brokerageMoves, async (_input, { agent }) => ({
    data: await moves.listMoves(world, await ownWebsiteId(world, agent))
  }))

  serve(app, world, planMove, async (plan, { agent }) => {
    const website_id = await ownWebsiteId(world, agent)
    await moves.planMove(world, website_id, plan)
    return { data: await moves.listMoves(world, website_id) }
  })

  serve(app, world, cancelMove, async (_input, { agent }) => {
    const website_id = await ownWebsiteId(world, agent)
    await moves.cancelMove(world, website_id)
    return { data: await moves.listMoves(world, website_id) }
  })
}
