import type * as v from 'valibot'
import { addLead, type NewLead } from '#contract/leads/add-lead.ts'
import { call } from '#gateways/panel.ts'
import { newLeadMessages } from '#messages/leads/new-lead.ts'
import { reportFailure } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { loadBoard } from './lead-board.ts'
import { loadLeads, loadLeadSummary } from './lead-list.ts'
import { $leadsPlace } from './leads-place.ts'

export type SavedLead = { added: boolean; errors?: Record<string, string> | undefined }

/** Adds a lead and shows the list with it; answers what is wrong with its fields. */
export async function saveNewLead(lead: v.InferOutput<typeof NewLead>): Promise<SavedLead> {
  const outcome = await call(addLead, lead)
  if (!outcome.ok) {
    if (!outcome.errors) reportFailure(outcome)
    return { added: false, errors: outcome.errors }
  }
  toast('success', messagesOf(newLeadMessages).added(lead.name))
  const place = $leadsPlace.get()
  void loadLeadSummary()
  void (place.layout === 'board' ? loadBoard(place.filters) : loadLeads(place))
  return { added: true }
}
