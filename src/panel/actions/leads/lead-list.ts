import type { LeadFilters } from '#contract/leads/lead-list.ts'
import type { Lead } from '#contract/leads/lead.ts'
import { readCursor, writeCursor } from '#rules/leads/lead-cursor.ts'
import type { LeadSort } from '#rules/leads/lead-filters.ts'
import { LEAD_STAGES, type LeadStage } from '#rules/leads/lead-kinds.ts'
import { LEADS_PAGE } from '#rules/leads/lead-list-limits.ts'
import { boardPlaces, type LeadPlace, leadPlaces } from '../../records/leads/lead-list.ts'
import { leadsByIds, type TaggedLead } from '../../records/leads/lead-rows.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from './lead-access.ts'
import { writeLead } from './write-lead.ts'

type Page = { data: Lead[]; next: string | null }

/** A page of the list, and without a cursor how many leads there are. */
export async function listLeads(
  { db }: World,
  access: LeadAccess,
  {
    cursor: written,
    limit,
    sort,
    ...filters
  }: LeadFilters & { cursor?: string | undefined; limit: number; sort: LeadSort; today: string }
): Promise<Page & { total_count: number | null }> {
  const cursor = written === undefined ? undefined : readCursor(sort, written)
  const places = await leadPlaces(db, access, filters, { cursor, limit: limit + 1, sort })
  const found = byId(await leadsByIds(db, access, idsOf(places.slice(0, limit))))
  return {
    ...pageOf(places, limit, found),
    total_count: cursor ? null : counted(places)
  }
}

export async function readBoard(
  { db }: World,
  access: LeadAccess,
  filters: Omit<LeadFilters, 'stage'> & { today: string }
): Promise<(Page & { stage: LeadStage; count: number })[]> {
  const places = Map.groupBy(await boardPlaces(db, access, filters), ({ stage }) => stage)
  const shown = [...places.values()].flatMap((column) => idsOf(column.slice(0, LEADS_PAGE)))
  const found = byId(await leadsByIds(db, access, shown))
  return LEAD_STAGES.map((stage) => {
    const column = places.get(stage) ?? []
    return { stage, count: counted(column), ...pageOf(column, LEADS_PAGE, found) }
  })
}

function idsOf(places: readonly LeadPlace[]): string[] {
  return places.map(({ lead_id }) => lead_id)
}

function counted(places: readonly LeadPlace[]): number {
  return places.filter(({ is_test }) => !is_test).length
}

function pageOf(places: readonly LeadPlace[], limit: number, found: Map<string, TaggedLead>): Page {
  const page = places.slice(0, limit)
  const last = places.length > limit ? page.at(-1) : undefined
  return {
    data: page.flatMap(({ lead_id }) => {
      const lead = found.get(lead_id)
      return lead ? [writeLead(lead.row, lead.tags)] : []
    }),
    next: last ? writeCursor(last) : null
  }
}

function byId(leads: readonly TaggedLead[]): Map<string, TaggedLead> {
  return new Map(leads.map((lead) => [lead.row.lead_id, lead]))
}
