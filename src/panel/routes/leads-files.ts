import type { Hono } from 'hono'
import { exportLeads } from '#contract/leads/export-leads.ts'
import * as files from '../actions/leads/export-leads.ts'
import { leadAccess } from '../actions/leads/lead-access.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

const HOUR = 60 * 60

/** Leads as files. */
export function leadFileRoutes(app: Hono, world: World): void {
  serve(app, world, exportLeads, async (asked, { agent, language }) => {
    await limit(world, `export-leads:${agent.agent_id}`, { hits: 60, seconds: HOUR })
    return files.exportLeads(world, await leadAccess(world, agent), { ...asked, language })
  })
}
