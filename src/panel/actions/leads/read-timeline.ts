import * as v from 'valibot'
import { LeadEvent, type Timeline } from '#contract/leads/lead-events.ts'
import { TIMELINE_PAGE } from '#rules/leads/person-limits.ts'
import { eventsOf, type LeadEventRow } from '../../records/leads/lead-events.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import type { LeadScope } from '../../records/leads/people.ts'
import type { World } from '../../services/world.ts'

/** A page of everything that happened to a person's leads, newest first. */
export async function readTimeline(
  world: World,
  access: LeadScope,
  { before, leads }: { leads: readonly LeadRow[]; before?: number | undefined }
): Promise<Timeline> {
  const rows = await eventsOf(world.db, access, {
    before,
    leads: leads.map(({ lead_id }) => lead_id),
    most: TIMELINE_PAGE + 1
  })
  const page = rows.slice(0, TIMELINE_PAGE)
  const byId = new Map(leads.map((lead) => [lead.lead_id, lead]))
  return {
    events: page.flatMap((row) => writeEvent(world, row, byId.get(row.lead_id))),
    next: rows.length > page.length ? Number(page.at(-1)?.event_id) : null
  }
}

/** An event that an older or newer version stored in another shape is left out, rather than the page. */
function writeEvent(world: World, row: LeadEventRow, lead: LeadRow | undefined): LeadEvent[] {
  const event = v.safeParse(LeadEvent, {
    event_id: Number(row.event_id),
    lead_id: row.lead_id,
    kind: row.kind,
    at: row.at.toISOString(),
    by: row.by_name,
    data: row.kind === 'received' && lead ? { ...asReceived(lead), ...row.data } : row.data
  })
  if (event.success) return [event.output]
  world.log.error({ event_id: row.event_id, kind: row.kind }, 'an event of a lead is unreadable')
  return []
}

/** What an event from before there were leads doesn't say. */
function asReceived(lead: LeadRow) {
  const { address, home, kind, message, page, preferred_time, source, verified } = lead
  return { address, home, kind, message, page, preferred_time, source, verified }
}
