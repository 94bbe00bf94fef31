import type { LeadEventsTable } from '../../tables/lead-tables.ts'
import type { Selectable } from 'kysely'
import type { LeadEventData } from '#rules/leads/lead-events.ts'
import type { StageMove } from '#rules/leads/lead-change.ts'
import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

export type LeadEventRow = Selectable<LeadEventsTable> & { by_name: string | null }

/** Everything that happened to some leads, the earliest first. */
export async function everyEventOf(
  db: Db,
  website_id: number,
  leads: readonly string[]
): Promise<LeadEventRow[]> {
  if (leads.length === 0) return []
  return db
    .selectFrom('lead_events as event')
    .leftJoin('agents', 'agents.agent_id', 'event.by_agent')
    .selectAll('event')
    .select('agents.name as by_name')
    .where('event.website_id', '=', website_id)
    .where('event.lead_id', 'in', leads)
    .orderBy('event.at')
    .orderBy('event.event_id')
    .execute()
}

/** Events of some leads, newest first, from before one of them. */
export function eventsOf(
  db: Db,
  { website_id }: OfWebsite,
  page: { leads: readonly string[]; before?: number | undefined; most: number }
): Promise<LeadEventRow[]> {
  const { before, leads, most } = page
  return db
    .selectFrom('lead_events as event')
    .leftJoin('agents', 'agents.agent_id', 'event.by_agent')
    .selectAll('event')
    .select('agents.name as by_name')
    .where('event.website_id', '=', website_id)
    .where('event.lead_id', 'in', leads)
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('event.at', 'event.event_id'),
          '<',
          eb
            .selectFrom('lead_events as last')
            .select(['last.at', 'last.event_id'])
            .where('last.website_id', '=', website_id)
            .where('last.event_id', '=', String(before))
            .$asTuple('at', 'event_id')
        )
      )
    )
    .orderBy('event.at', 'desc')
    .orderBy('event.event_id', 'desc')
    .limit(most)
    .execute()
}

/** Each time that agents confirmed the person as real or took it back, the earliest first. */
export async function humanMarks(
  db: Db,
  { website_id }: OfWebsite,
  leads: readonly string[]
): Promise<LeadEventData['verified'][]> {
  const said = await db
    .selectFrom('lead_events')
    .select('data')
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
    .where('kind', '=', 'verified')
    .orderBy('at')
    .orderBy('event_id')
    .execute()
  return said.map(({ data }) => data as LeadEventData['verified'])
}

/** The last move of a lead to another stage. */
export async function lastMove(
  db: Db,
  { lead_id, website_id }: OfWebsite & { lead_id: string }
): Promise<StageMove | undefined> {
  const found = await db
    .selectFrom('lead_events')
    .select(['at', 'data'])
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .where('kind', '=', 'stage')
    .orderBy('at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && { ...(found.data as LeadEventData['stage']), at: found.at }
}
