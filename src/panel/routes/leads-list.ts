import type { Hono } from 'hono'
import { addLead } from '#contract/leads/add-lead.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { leadBoard, leadList, leadSummary } from '#contract/leads/lead-list.ts'
import { deleteLeadView, saveLeadView } from '#contract/leads/lead-views.ts'
import * as add from '../actions/leads/add-lead.ts'
import * as change from '../actions/leads/change-leads.ts'
import { leadAccess } from '../actions/leads/lead-access.ts'
import { listLeads, readBoard } from '../actions/leads/lead-list.ts'
import { leadToday, summariseLeads } from '../actions/leads/lead-summary.ts'
import * as views from '../actions/leads/lead-views.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

const HOUR = 60 * 60

/** The list and the board of an agent's leads. */
export function leadListRoutes(app: Hono, world: World): void {
  serve(app, world, leadList, async (asked, { agent }) => {
    const access = await leadAccess(world, agent, 'see')
    return listLeads(world, access, { ...asked, today: await leadToday(world, access) })
  })

  serve(app, world, leadBoard, async (filters, { agent }) => {
    const access = await leadAccess(world, agent, 'see')
    const today = await leadToday(world, access)
    return { columns: await readBoard(world, access, { ...filters, today }) }
  })

  serve(app, world, leadSummary, async (_input, { agent }) =>
    summariseLeads(world, await leadAccess(world, agent, 'see'))
  )

  serve(app, world, changeLeads, async (asked, { agent }) => {
    const verb = asked.assigned_to === undefined ? 'work' : 'assign'
    return change.changeLeads(world, await leadAccess(world, agent, verb), asked)
  })

  serve(app, world, addLead, async (lead, { agent, request }) => {
    await limit(world, `add-lead:${agent.agent_id}`, { hits: 200, seconds: HOUR })
    const access = await leadAccess(world, agent, 'work')
    return inOneTransaction(world, request, async (inside) => ({
      lead: await add.addLead(inside, access, lead)
    }))
  })

  serve(app, world, saveLeadView, async (view, { agent }) => ({
    views: await views.saveView(world, await leadAccess(world, agent, 'share'), view)
  }))

  serve(app, world, deleteLeadView, async ({ view_id }, { agent }) => ({
    views: await views.deleteView(world, await leadAccess(world, agent, 'share'), view_id)
  }))
}
