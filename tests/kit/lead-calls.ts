import { addLead } from '#contract/leads/add-lead.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { exportLeads } from '#contract/leads/export-leads.ts'
import { importColumns, saveImportColumns } from '#contract/leads/import-columns.ts'
import { importLeads } from '#contract/leads/import-leads.ts'
import { leadBoard, leadList, leadSummary } from '#contract/leads/lead-list.ts'
import { deleteLeadView, saveLeadView } from '#contract/leads/lead-views.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { subscribe } from './billing.ts'
import { enterLead } from './enter-lead.ts'
import type { TestPanel } from './panel.ts'

type Made = { input: object; token: string; other?: [Endpoint, object] }
type Case = () => Promise<Made>

const MEI = { name: 'Mei Lin', email: 'mei@example.ca', consent: 'none' } as const
const ROWS: InputOf<typeof importLeads> = {
  duplicates: 'skip',
  language: 'fr',
  consent: 'express',
  given_on: '2026-11-20',
  consent_note: 'On paper',
  rows: [{ row: 2, cells: { name: 'Mei Lin', email: 'mei@example.ca', language: 'English' } }]
}
const COLUMNS = { headings: ['Client', 'Courriel'], columns: { name: 0, email: 1 } }
const NEW_LEADS = { name: 'New', filters: { stage: 'new' } } as const

/** The calls of the list and board that take a key. */
export function keyedLeadListCalls(panel: TestPanel): Record<string, Case> {
  return {
    addLead: async () => {
      const { token } = await subscribe(panel)
      // The installation's first lead makes the secret that erased people are known by.
      await panel.call(addLead, { ...MEI, email: 'first@example.ca' }, { token })
      return { input: MEI, token, other: [addLead, { ...MEI, name: 'Another person' }] }
    },
    importLeads: async () => {
      const agent = await subscribe(panel)
      // The first lead of all makes the secret by which erased people are known.
      await enterLead(panel, agent, { email: 'another@example.ca' })
      const other: [Endpoint, object] = [importLeads, { ...ROWS, duplicates: 'add' }]
      return { input: ROWS, token: agent.token, other }
    }
  }
}

/** Their other calls that are not a GET. */
export function safeLeadListCalls(
  panel: TestPanel
): Record<string, Case | [Case, { again: number }]> {
  return {
    changeLeads: async () => {
      const agent = await subscribe(panel)
      const { lead_id } = await enterLead(panel, agent)
      return { input: { lead_ids: [lead_id], stage: 'talking' }, token: agent.token }
    },
    exportLeads: async () => {
      const agent = await subscribe(panel)
      await panel.call(addLead, { ...MEI, email: 'first@example.ca' }, agent)
      return { input: { format: 'csv' }, token: agent.token }
    },
    importColumns: async () => ({
      input: { headings: COLUMNS.headings },
      token: (await subscribe(panel)).token
    }),
    saveImportColumns: async () => ({ input: COLUMNS, token: (await subscribe(panel)).token }),
    saveLeadView: async () => ({ input: NEW_LEADS, token: (await subscribe(panel)).token }),
    deleteLeadView: [
      async () => {
        const { token } = await subscribe(panel)
        const { body } = await panel.call(saveLeadView, NEW_LEADS, { token })
        return { input: { view_id: body.views[0].view_id }, token }
      },
      { again: 404 }
    ]
  }
}

/** Makes every call of the list and board of leads, and each of its refusals once. */
export async function makeEveryLeadCall(panel: TestPanel): Promise<void> {
  const ann = await subscribe(panel)
  const { lead_id } = await enterLead(panel, ann)
  await panel.call(leadList, { search: 'mei' }, ann)
  await panel.call(leadBoard, {}, ann)
  await panel.call(leadSummary, {}, ann)
  await panel.call(changeLeads, { lead_ids: [lead_id], add_tags: ['Condo'] }, ann)
  for (const stage of ['client', 'new'] as const) {
    await panel.call(changeLeads, { lead_ids: [lead_id], stage, is_undo: stage === 'new' }, ann)
  }
  const inquiry = { consent: 'inquiry', given_on: '2026-11-20' } as const
  await panel.call(addLead, { ...MEI, ...inquiry, email: 'asked@example.ca' }, ann)
  await panel.call(saveImportColumns, COLUMNS, ann)
  await panel.call(importColumns, { headings: COLUMNS.headings }, ann)
  await panel.call(importLeads, ROWS, ann)
  await panel.call(importLeads, { ...ROWS, given_on: '2999-01-01' }, ann)
  await panel.call(addLead, { ...MEI, ...inquiry, given_on: '2999-01-01' }, ann)
  await panel.call(exportLeads, { format: 'csv' }, ann)
  await panel.call(exportLeads, { format: 'vcard', lead_ids: [lead_id] }, ann)
  const { body } = await panel.call(saveLeadView, NEW_LEADS, ann)
  const [{ view_id }] = body.views
  await panel.call(saveLeadView, { ...NEW_LEADS, name: 'Other' }, ann)
  await panel.call(saveLeadView, { ...NEW_LEADS, name: 'Other', view_id }, ann)
  await panel.call(deleteLeadView, { view_id }, ann)
  await panel.call(deleteLeadView, { view_id }, ann)
}
