import * as v from 'valibot'
import { LEAD_VIEW_NAME_MAX } from '#rules/leads/lead-list-limits.ts'
import { done, endpoint } from '../endpoint.ts'
import { leadId } from './lead.ts'
import { requiredLine } from './lead-fields.ts'
import { LeadFilters, LeadView } from './lead-list.ts'

const ViewName = requiredLine(LEAD_VIEW_NAME_MAX, 'viewName')

const views = v.object({ ...done, views: v.array(LeadView) })

/** Saves a view, replacing one of the same name; with `view_id`, renames that one. */
export const saveLeadView = endpoint({
  access: 'private',
  answer: views,
  input: v.object({
    view_id: v.optional(leadId),
    name: ViewName,
    filters: LeadFilters
  }),
  method: 'POST',
  path: '/user/leads/saveView',
  repeat: 'safe'
})

export const deleteLeadView = endpoint({
  access: 'private',
  answer: views,
  input: v.object({ view_id: leadId }),
  method: 'POST',
  path: '/user/leads/deleteView',
  repeat: 'safe'
})
