import { exportLeads } from '#contract/leads/export-leads.ts'
import { download } from '#gateways/browser/download.ts'
import { call } from '#gateways/panel.ts'
import { contactFileName } from '#rules/leads/files/lead-file-formats.ts'
import { reportFailure } from '../failures.ts'

/** Downloads one person as a vCard, which a phone or computer opens in its contacts. */
export async function saveContact({
  lead_id,
  name
}: {
  lead_id: string
  name: string
}): Promise<void> {
  const outcome = await call(exportLeads, { format: 'vcard', lead_ids: [lead_id], filters: {} })
  if (outcome.ok) download(outcome.value, contactFileName(name))
  else reportFailure(outcome)
}
