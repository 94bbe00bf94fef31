import { type Insertable, type Selectable, sql } from 'kysely'
import type { PrivacyAnswer } from '#rules/privacy/privacy-requests.ts'
import type { Db } from '../../services/world.ts'
import type { PrivacyRequestsTable } from '../../tables/privacy-tables.ts'
import type { OfWebsite } from './people.ts'

export type PrivacyRequestRow = Selectable<PrivacyRequestsTable>

const LISTED_MAX = 200

/** The new request's id; undefined if the address has an open one of this kind. */
export async function insertPrivacyRequest(
  tx: Db,
  request: Insertable<PrivacyRequestsTable>
): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('privacy_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst()
  return inserted?.request_id
}

export function privacyRequestById(
  db: Db,
  request_id: string,
  { lock = false } = {}
): Promise<PrivacyRequestRow | undefined> {
  return db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('request_id', '=', request_id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** What an address asked, the newest first. */
export function privacyRequestsAt(
  db: Db,
  { email_key, website_id }: OfWebsite & { email_key: string }
): Promise<PrivacyRequestRow[]> {
  return db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('email_key', '=', email_key)
    .orderBy('asked_at', 'desc')
    .execute()
}

export type ListedRequest = PrivacyRequestRow & {
  /** The person's main lead and name; null for an address that isn't in the CRM. */
  main_id: string | null
  name: string | null
  /** How many have the address. */
  people: number
  answered_by_name: string | null
}

/** A website's requests, or a person's by any of their leads: open ones by due date, then those answered last. */
export async function listPrivacyRequests(
  db: Db,
  { website_id }: OfWebsite,
  leads?: readonly string[]
): Promise<ListedRequest[]> {
  if (leads?.length === 0) return []
  return db
    .selectFrom('privacy_requests as request')
    .leftJoin('leads as lead', 'lead.lead_id', 'request.lead_id')
    .leftJoin('leads as main', (join) =>
      join.on(sql<boolean>`main.lead_id = coalesce(lead.merged_into, lead.lead_id)`)
    )
    .leftJoin('agents', 'agents.agent_id', 'request.answered_by')
    .selectAll('request')
    .select(['main.lead_id as main_id', 'main.name', 'agents.name as answered_by_name'])
    .select(
      sql<number>`(select count(distinct coalesce(one.merged_into, one.lead_id))::integer from leads one
        where one.website_id = request.website_id and one.email_key = request.email_key
          and one.email_key <> '' and one.erased_at is null)`.as('people')
    )
    .where('request.website_id', '=', website_id)
    .$if(leads !== undefined, (query) => query.where('request.lead_id', 'in', leads ?? []))
    .orderBy(sql`request.answered_at desc nulls first`)
    .orderBy('request.due_at')
    .orderBy('request.request_id')
    .limit(LISTED_MAX)
    .execute()
}

/** Dates an answer; false if there is one already. */
export async function answerPrivacyRequest(
  tx: Db,
  request_id: string,
  answer: { answer: PrivacyAnswer; answered_at: Date; answered_by: string }
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('privacy_requests')
    .set(answer)
    .where('request_id', '=', request_id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives the requests of an address to another person who has it, before these leads are erased. */
export async function moveRequests(
  tx: Db,
  to: OfWebsite & { email_key: string; lead_id: string; leads: readonly string[] }
): Promise<void> {
  await tx
    .updateTable('privacy_requests')
    .set({ lead_id: to.lead_id })
    .where('website_id', '=', to.website_id)
    .where('email_key', '=', to.email_key)
    .where('lead_id', 'in', to.leads)
    .execute()
}

/**
 * Leaves of an erased person's requests what isn't personal, and dates an answer to open ones; answers those that
 * were open, as they were.
 */
export async function forgetPrivacyRequests(
  tx: Db,
  whose: { website_id: number; leads: readonly string[]; email_keys: readonly string[] },
  { at, by_agent }: { at: Date; by_agent: string }
): Promise<PrivacyRequestRow[]> {
  const { email_keys, leads, website_id } = whose
  if (leads.length + email_keys.length === 0) return []
  const rows = await tx
    .selectFrom('privacy_requests')
    .selectAll()
    .where('website_id', '=', website_id)
    .where((eb) =>
      eb.or([
        ...(leads.length > 0 ? [eb('lead_id', 'in', leads)] : []),
        ...(email_keys.length > 0 ? [eb('email_key', 'in', email_keys)] : [])
      ])
    )
    .orderBy('asked_at')
    .forUpdate()
    .execute()
  const nobody = { lead_id: null, email: null, email_key: null, message: '' }
  for (const { answered_at, request_id } of rows) {
    const answer = { answer: 'erased', answered_at: at, answered_by: by_agent } as const
    await tx
      .updateTable('privacy_requests')
      .set({ ...nobody, ...(answered_at === null && answer) })
      .where('request_id', '=', request_id)
      .execute()
  }
  return rows.filter(({ answered_at }) => answered_at === null)
}

/** Removes those that were answered before then. */
export async function removeOldPrivacyRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('privacy_requests').where('answered_at', '<', before).execute()
}
