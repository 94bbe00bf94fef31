import * as v from 'valibot'
import { LEADS_PAGE, LEADS_PAGE_MAX } from '#rules/leads/lead-list-limits.ts'
import { readCursor } from '#rules/leads/lead-cursor.ts'
import { FOLLOW_UP_FILTERS, LEAD_SORTS } from '#rules/leads/lead-filters.ts'
import { TEXT_MAX } from '#rules/limits.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { Lead, LeadKind, leadId, LeadStage } from './lead.ts'

const text = v.pipe(v.string(), v.maxLength(TEXT_MAX))

/** What the list, the board and saved views are filtered by. */
export const LeadFilters = v.object({
  /** Parts of the name, email, phone, address, home or message, which all have to be there. */
  search: v.optional(text),
  stage: v.optional(LeadStage),
  kind: v.optional(LeadKind),
  /** As in `sources` of the summary. */
  source: v.optional(text),
  home: v.optional(text),
  tag: v.optional(text),
  /** Of leads that aren't closed or lost. `due`: today or overdue. */
  follow_up: v.optional(v.picklist(FOLLOW_UP_FILTERS)),
  unverified: v.optional(v.literal('yes')),
  assigned_to: v.optional(leadId)
})
export type LeadFilters = v.InferOutput<typeof LeadFilters>

/** Counts end at 501, which means that there are more than 500. */
const count = v.number()

/** A page of leads; test leads are in it, but not in its count. */
export const leadList = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    data: v.array(Lead),
    /** Continues the list; null at its end. */
    next: v.nullable(v.string()),
    /** Null when a page continues the list. */
    total_count: v.nullable(count)
  }),
  input: v.pipe(
    v.object({
      ...LeadFilters.entries,
      sort: v.optional(v.picklist(LEAD_SORTS), 'newest'),
      /** `next` of the page before, in the same order. */
      cursor: v.optional(text),
      limit: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LEADS_PAGE_MAX)),
        LEADS_PAGE
      )
    }),
    v.forward(
      v.partialCheck(
        [['cursor'], ['sort']],
        ({ cursor, sort }) => cursor === undefined || readCursor(sort, cursor) !== undefined
      ),
      ['cursor']
    )
  ),
  method: 'GET',
  path: '/user/leads/list'
})

/** Each stage's count and first leads, by last activity. `leadList` continues a column. */
export const leadBoard = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    columns: v.array(
      v.object({
        stage: LeadStage,
        count,
        data: v.array(Lead),
        next: v.nullable(v.string())
      })
    )
  }),
  input: v.omit(LeadFilters, ['stage']),
  method: 'GET',
  path: '/user/leads/board'
})

export const LeadView = v.object({ view_id: leadId, name: v.string(), filters: LeadFilters })
export type LeadView = v.InferOutput<typeof LeadView>

const summary = v.object({
  ...done,
  /** Received today, in the agent's time zone. */
  new_today: count,
  /** To be followed up today, or overdue. */
  follow_ups_due: count,
  /** In the stage `new`. */
  new_leads: count,
  unverified: count,
  /** What the filters offer. */
  sources: v.array(v.string()),
  homes: v.array(v.string()),
  tags: v.array(v.string()),
  /** Who can have leads. */
  members: v.array(v.object({ agent_id: leadId, name: v.string() })),
  views: v.array(LeadView),
  /** The agent's day, 'YYYY-MM-DD'. */
  today: v.string()
})
export type LeadSummary = v.InferOutput<typeof summary>

export const leadSummary = endpoint({
  access: 'private',
  answer: summary,
  input: Nothing,
  method: 'GET',
  path: '/user/leads/summary'
})
