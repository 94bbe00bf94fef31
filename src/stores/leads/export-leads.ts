import { exportLeads } from '#contract/leads/export-leads.ts'
import { download } from '#gateways/browser/download.ts'
import { call } from '#gateways/panel.ts'
import { $user } from '#gateways/storage/saved.ts'
import { leadFileName, type LeadFileFormat } from '#rules/leads/files/lead-file-formats.ts'
import { reportFailure } from '../failures.ts'
import { $leadSummary } from './lead-list.ts'
import { $selected } from './lead-selection.ts'
import { $leadsPlace } from './leads-place.ts'

/** Downloads the selected leads, or all that the page's filters find. */
export async function downloadLeads(format: LeadFileFormat): Promise<void> {
  const lead_ids = $selected.get()
  const which =
    lead_ids.length > 0 ? { lead_ids: [...lead_ids] } : { filters: $leadsPlace.get().filters }
  const outcome = await call(exportLeads, { format, ...which })
  if (!outcome.ok) return void reportFailure(outcome)
  const summary = $leadSummary.get()
  const today = summary.status === 'ready' ? summary.value.today : ''
  download(outcome.value, leadFileName(format, today, $user.get()?.language))
}
