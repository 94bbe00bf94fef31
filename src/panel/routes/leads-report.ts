import type { Hono } from 'hono'
import { leadReport } from '#contract/leads/report.ts'
import { leadAccess } from '../actions/leads/lead-access.ts'
import { makeLeadReport } from '../actions/leads/lead-report.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

export function leadReportRoutes(app: Hono, world: World): void {
  serve(app, world, leadReport, async ({ month }, { agent }) => {
    return makeLeadReport(world, await leadAccess(world, agent, 'see'), month)
  })
}
