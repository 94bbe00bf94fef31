import type { Insertable, Selectable } from 'kysely'
import type { NewLeadEvent } from '#rules/leads/lead-events.ts'
import { personKeys } from '#rules/leads/same-person.ts'
import type { LeadEventsTable, LeadsTable } from '../../tables/lead-tables.ts'
import type { Db } from '../../services/world.ts'

export type LeadRow = Selectable<LeadsTable>
type NewLead = Omit<Insertable<LeadsTable>, 'email_key' | 'last_activity_at' | 'phone_key'>
type NewEvent = Pick<LeadEventsTable, 'lead_id' | 'website_id'> &
  NewLeadEvent & { by_agent?: string | null; at: Date }

/** The new lead's id; undefined if the website has one with the same request key. */
export async function insertLead(tx: Db, lead: NewLead): Promise<string | undefined> {
  const { email = '', phone = '', received_at } = lead
  const inserted = await tx
    .insertInto('leads')
    .values({ ...lead, ...personKeys({ email, phone }), last_activity_at: received_at })
    .onConflict((conflict) => conflict.columns(['website_id', 'request_key']).doNothing())
    .returning('lead_id')
    .executeTakeFirst()
  return inserted?.lead_id
}

export function leadByKey(
  db: Db,
  website_id: number,
  request_key: string
): Promise<LeadRow | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('request_key', '=', request_key)
    .executeTakeFirst()
}

/** What tells one message of a visitor's from another. */
type Typed = Pick<
  LeadRow,
  'address' | 'email' | 'home' | 'kind' | 'message' | 'name' | 'phone' | 'preferred_time'
>

/** A visitor's last lead since then with the same words in every field; tests of a form are none. */
export async function sameLeadSince(
  tx: Db,
  website_id: number,
  { address, email, home, kind, message, name, phone, preferred_time }: Typed,
  since: Date
): Promise<string | undefined> {
  const typed = { address, home, kind, message, name, preferred_time }
  const same = { website_id, ...typed, ...personKeys({ email, phone }), is_test: false }
  const lead = await tx
    .selectFrom('leads')
    .select('lead_id')
    .where((where) => where.and(same))
    .where('received_at', '>', since)
    .where('erased_at', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return lead?.lead_id
}

/** A lead of this website; undefined for an unknown, an erased or another website's one. */
export function leadById(
  db: Db,
  website_id: number,
  lead_id: string
): Promise<LeadRow | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

export async function hasLeads(db: Db, website_id: number): Promise<boolean> {
  const lead = await db
    .selectFrom('leads')
    .select('lead_id')
    .where('website_id', '=', website_id)
    .limit(1)
    .executeTakeFirst()
  return lead !== undefined
}

/** Adds to a lead's timeline and dates its last activity. */
export async function addLeadEvent(
  tx: Db,
  { at, by_agent = null, data, kind, lead_id, website_id }: NewEvent
): Promise<void> {
  await tx
    .insertInto('lead_events')
    .values({ at, by_agent, kind, lead_id, website_id, data: JSON.stringify(data) })
    .execute()
  await tx
    .updateTable('leads')
    .set(({ fn, ref, val }) => ({
      last_activity_at: fn<Date>('greatest', [ref('last_activity_at'), val(at)])
    }))
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .execute()
}

/** Dates the first answer, once. */
export async function markAnswered(
  tx: Db,
  lead: Pick<LeadRow, 'lead_id' | 'website_id'>,
  at: Date
) {
  const { first_answer_at } = await tx
    .updateTable('leads')
    .set(({ fn, ref, val }) => ({
      first_answer_at: fn<Date>('coalesce', [ref('first_answer_at'), val(at)])
    }))
    .where('website_id', '=', lead.website_id)
    .where('lead_id', '=', lead.lead_id)
    .returning('first_answer_at')
    .executeTakeFirstOrThrow()
  return first_answer_at ?? at
}

/** A lead that a signed token names, whichever website it is of; undefined for an erased one. */
export function leadInAnyWebsite(db: Db, lead_id: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('lead_id', '=', lead_id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Every lead with this address, merged ones included. */
export async function leadsAtAddress(
  db: Db,
  website_id: number,
  email_key: string
): Promise<string[]> {
  if (email_key === '') return []
  const leads = await db
    .selectFrom('leads')
    .select('lead_id')
    .where('website_id', '=', website_id)
    .where('email_key', '=', email_key)
    .execute()
  return leads.map(({ lead_id }) => lead_id)
}

/** The person who has this address, by the lead that came last; undefined if nobody has. */
export async function mainLeadAtAddress(
  tx: Db,
  website_id: number,
  email_key: string
): Promise<string | undefined> {
  const lead = await tx
    .selectFrom('leads')
    .select(({ fn }) => fn.coalesce('merged_into', 'lead_id').as('main_id'))
    .where('website_id', '=', website_id)
    .where('email_key', '=', email_key)
    .where('erased_at', 'is', null)
    .where('is_test', '=', false)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return lead?.main_id
}
