import type { Insertable } from 'kysely'
import type { NewLeadEvent } from '#rules/leads/lead-events.ts'
import type { PersonKeys } from '#rules/leads/same-person.ts'
import type { LeadsTable } from '../../tables/lead-tables.ts'
import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

/** Those of some request keys that the website's leads have. */
export async function knownRequests(
  db: Db,
  { website_id }: OfWebsite,
  request_keys: readonly string[]
): Promise<Set<string>> {
  if (request_keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('leads')
    .select('request_key')
    .where('website_id', '=', website_id)
    .where('request_key', 'in', request_keys)
    .execute()
  return new Set(rows.flatMap(({ request_key }) => request_key ?? []))
}

/** The email addresses and phone numbers, of some, that leads of the website have. */
export async function knownKeys(
  db: Db,
  { website_id }: OfWebsite,
  people: readonly PersonKeys[]
): Promise<{ emails: Set<string>; phones: Set<string> }> {
  const known = async (column: 'email_key' | 'phone_key') => {
    const values = people.map((keys) => keys[column]).filter(Boolean)
    if (values.length === 0) return new Set<string>()
    const rows = await db
      .selectFrom('leads')
      .select(`${column} as value`)
      .distinct()
      .where('website_id', '=', website_id)
      .where(column, 'in', values)
      .where('erased_at', 'is', null)
      .where('is_test', '=', false)
      .execute()
    return new Set(rows.map(({ value }) => value))
  }
  return { emails: await known('email_key'), phones: await known('phone_key') }
}

/** The new leads' ids by request key. */
export async function insertLeads(
  tx: Db,
  leads: readonly Insertable<LeadsTable>[]
): Promise<Map<string, string>> {
  if (leads.length === 0) return new Map()
  const rows = await tx
    .insertInto('leads')
    .values(leads)
    .returning(['lead_id', 'request_key'])
    .execute()
  return new Map(rows.map(({ lead_id, request_key }) => [request_key ?? '', lead_id]))
}

type LeadsEvent = OfWebsite & NewLeadEvent & { lead_id: string; by_agent: string; at: Date }

/** The first events of new leads. */
export async function insertEvents(tx: Db, events: readonly LeadsEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('lead_events')
    .values(events.map((event) => ({ ...event, data: JSON.stringify(event.data) })))
    .execute()
}

export async function tagLeads(
  tx: Db,
  tags: readonly (OfWebsite & { lead_id: string; tag: string })[]
): Promise<void> {
  if (tags.length > 0) await tx.insertInto('lead_tags').values(tags).execute()
}
