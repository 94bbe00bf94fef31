import type { Outcome } from '#contract/endpoint.ts'
import type { LeadFilters, LeadView } from '#contract/leads/lead-list.ts'
import { deleteLeadView, saveLeadView } from '#contract/leads/lead-views.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import { $leadSummary } from './lead-list.ts'

/** Saves filters under a name, or renames a view; answers what is wrong with the name. */
export async function saveView(view: {
  name: string
  filters: LeadFilters
  view_id?: string
}): Promise<string | undefined> {
  const outcome = await call(saveLeadView, view)
  if (!outcome.ok) return outcome.errors?.['name'] ?? failureMessage(outcome)
  take(outcome)
  return undefined
}

export async function deleteView(view_id: string): Promise<void> {
  const outcome = await call(deleteLeadView, { view_id })
  if (outcome.ok) take(outcome)
  else reportFailure(outcome)
}

function take({ value: { views } }: Outcome<{ views: LeadView[] }> & { ok: true }): void {
  const summary = $leadSummary.get()
  if (summary.status !== 'ready') return
  $leadSummary.set({ status: 'ready', value: { ...summary.value, views } })
}
