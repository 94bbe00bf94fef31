import * as v from 'valibot'
import { LEADS_PER_CHANGE } from '#rules/leads/lead-list-limits.ts'
import { LEAD_FILE_FORMATS } from '#rules/leads/files/lead-file-formats.ts'
import { endpoint } from '../endpoint.ts'
import { leadId } from './lead.ts'
import { LeadFilters } from './lead-list.ts'

/** A file of people: these, or else all that the filters find. It only reads, however often it is made. */
export const exportLeads = endpoint({
  access: 'private',
  answer: v.blob(),
  input: v.object({
    format: v.picklist(LEAD_FILE_FORMATS),
    lead_ids: v.optional(v.pipe(v.array(leadId), v.minLength(1), v.maxLength(LEADS_PER_CHANGE))),
    filters: v.optional(LeadFilters, {})
  }),
  method: 'POST',
  path: '/user/leads/export',
  repeat: 'safe'
})
