import type { Hono } from 'hono'
import * as calls from '#contract/leads/connectors.ts'
import * as connectors from '../actions/leads/connectors.ts'
import { type LeadAccess, leadAccess } from '../actions/leads/lead-access.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { saveSecondAddress } from '../records/leads/lead-bounces.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60

/** Where an agent's leads are passed on. */
export function leadConnectorRoutes(app: Hono, world: World): void {
  const list = (access: LeadAccess) => connectors.listConnectors(world, access)

  serve(app, world, calls.leadConnectors, async (_input, { agent }) =>
    list(await leadAccess(world, agent, 'settings'))
  )

  serve(app, world, calls.saveWebhook, async ({ url }, { agent }) => {
    const access = await leadAccess(world, agent, 'settings')
    const secret = await connectors.saveWebhook(world, access, url)
    return { ...(await list(access)), ...(secret !== undefined && { secret }) }
  })

  serve(app, world, calls.rotateWebhookSecret, async (_input, { agent }) => {
    const access = await leadAccess(world, agent, 'settings')
    const secret = await connectors.rotateWebhookSecret(world, access)
    return { ...(await list(access)), secret }
  })

  serve(app, world, calls.saveFollowUpBoss, async ({ api_key }, { agent }) => {
    const access = await leadAccess(world, agent, 'settings')
    await connectors.saveFollowUpBoss(world, access, api_key)
    return list(access)
  })

  serve(app, world, calls.saveSecondAddress, async ({ second_address }, { agent }) => {
    const access = await leadAccess(world, agent, 'settings')
    await saveSecondAddress(world.db, access.website_id, second_address)
    return list(access)
  })

  serve(app, world, calls.removeConnector, async ({ kind }, { agent }) => {
    const access = await leadAccess(world, agent, 'settings')
    await connectors.removeConnector(world, access, kind)
    return list(access)
  })

  serve(app, world, calls.testConnector, async ({ kind }, { agent }) => {
    await limit(world, `connector-test:${agent.agent_id}`, { hits: 20, seconds: QUARTER_HOUR })
    return connectors.testConnector(world, await leadAccess(world, agent, 'settings'), kind)
  })

  serve(app, world, calls.retryDelivery, async (delivery, { agent }) => {
    await limit(world, `delivery-retry:${agent.agent_id}`, { hits: 100, seconds: QUARTER_HOUR })
    const access = await leadAccess(world, agent, 'settings')
    await connectors.retryDelivery(world, access, delivery)
    return list(access)
  })
}
