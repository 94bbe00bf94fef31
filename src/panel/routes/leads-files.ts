import type { Hono } from 'hono'
import { exportLeads } from '#contract/leads/export-leads.ts'
import { importColumns, saveImportColumns } from '#contract/leads/import-columns.ts'
import { importLeads } from '#contract/leads/import-leads.ts'
import { recallColumns, rememberColumns } from '../actions/imports/file-columns.ts'
import * as files from '../actions/leads/export-leads.ts'
import * as imports from '../actions/leads/import-leads.ts'
import { leadAccess } from '../actions/leads/lead-access.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import type { World } from '../services/world.ts'

const HOUR = 60 * 60
/** Of a portion whose cells are long, as JSON. */
const PORTION_BYTES_MAX = 8_000_000

/** Leads as files. */
export function leadFileRoutes(app: Hono, world: World): void {
  serve(app, world, exportLeads, async (asked, { agent }) => {
    await limit(world, `export-leads:${agent.agent_id}`, { hits: 60, seconds: HOUR })
    return files.exportLeads(world, await leadAccess(world, agent, 'export'), {
      ...asked,
      language: agent.language
    })
  })

  const filesOf = async (agent: AgentRow) => {
    const { website_id } = await leadAccess(world, agent, 'import')
    return { website_id, kind: 'leads' as const }
  }
  serve(app, world, importColumns, async ({ headings }, { agent }) => ({
    columns: await recallColumns(world, await filesOf(agent), headings)
  }))

  serve(app, world, saveImportColumns, async (asked, { agent }) => {
    await rememberColumns(world, await filesOf(agent), asked)
    return {}
  })

  serve(
    app,
    world,
    importLeads,
    async (asked, { agent, request }) => {
      await limit(world, `import-leads:${agent.agent_id}`, { hits: 400, seconds: HOUR })
      const access = await leadAccess(world, agent, 'import')
      return inOneTransaction(world, request, (inside) =>
        imports.importLeads(inside, access, asked)
      )
    },
    { bodyLimit: PORTION_BYTES_MAX }
  )
}
