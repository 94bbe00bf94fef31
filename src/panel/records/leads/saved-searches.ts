import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { SEARCHES_AN_ADDRESS, UNCONFIRMED_AN_ADDRESS } from '#rules/listings/saved-search.ts'
import type { Db } from '../../services/world.ts'
import type { SavedSearchesTable } from '../../tables/saved-search-tables.ts'
import type { OfWebsite } from './people.ts'
import { sendingWebsites } from './sending-websites.ts'

export type SavedSearchRow = Selectable<SavedSearchesTable>

/** The new row's id; undefined if the address has this search, or as many as it may have. */
export async function insertSavedSearch(
  tx: Db,
  search: Insertable<SavedSearchesTable>
): Promise<string | undefined> {
  const { email_key, website_id } = search
  await sql`select pg_advisory_xact_lock(hashtext('saved_searches'), hashtext(${`${website_id} ${email_key}`}))`.execute(
    tx
  )
  const { all, unconfirmed } = await tx
    .selectFrom('saved_searches')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where confirmed_at is null))::integer`.as('unconfirmed')
    ])
    .where('website_id', '=', website_id)
    .where('email_key', '=', email_key)
    .executeTakeFirstOrThrow()
  if (all >= SEARCHES_AN_ADDRESS || unconfirmed >= UNCONFIRMED_AN_ADDRESS) return undefined
  const inserted = await tx
    .insertInto('saved_searches')
    .values(search)
    .onConflict((conflict) => conflict.columns(['website_id', 'email_key', 'query']).doNothing())
    .returning('saved_search_id')
    .executeTakeFirst()
  return inserted?.saved_search_id
}

export async function countSavedSearches(db: Db, website_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
  return count
}

export function savedSearchById(
  db: Db,
  saved_search_id: string,
  { lock = false } = {}
): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('saved_search_id', '=', saved_search_id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function updateSavedSearch(
  tx: Db,
  saved_search_id: string,
  change: Pick<Updateable<SavedSearchesTable>, 'confirmed_at' | 'lead_id' | 'next_at'>
): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set(change)
    .where('saved_search_id', '=', saved_search_id)
    .execute()
}

/** Those whose day has come and whose website sends emails. */
export async function dueSearches(
  db: Db,
  { most, now }: { most: number; now: Date }
): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select('saved_search_id')
    .where('next_at', '<=', now)
    .where('website_id', 'in', sendingWebsites(db))
    .orderBy('next_at')
    .limit(most)
    .execute()
  return rows.map(({ saved_search_id }) => saved_search_id)
}

/** Locks one that is still due; undefined if another process has it. */
export function lockDueSearch(
  tx: Db,
  saved_search_id: string,
  now: Date
): Promise<SavedSearchRow | undefined> {
  return tx
    .selectFrom('saved_searches')
    .selectAll()
    .where('saved_search_id', '=', saved_search_id)
    .where('next_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The saved searches of a person's leads, the newest first. */
export function searchesOfLeads(
  db: Db,
  { website_id }: OfWebsite,
  leads: readonly string[]
): Promise<(SavedSearchRow & { sent_at: Date | null })[]> {
  return db
    .selectFrom('saved_searches as search')
    .selectAll('search')
    .select((eb) =>
      eb
        .selectFrom('bulk_emails')
        .select(({ fn }) => fn.max('sent_at').as('sent_at'))
        .whereRef('bulk_emails.saved_search_id', '=', 'search.saved_search_id')
        .as('sent_at')
    )
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
    .orderBy('confirmed_at', 'desc')
    .orderBy('saved_search_id')
    .execute()
}

/** False if it is gone already. */
export async function deleteSavedSearch(tx: Db, saved_search_id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_searches')
    .where('saved_search_id', '=', saved_search_id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes those of an erased person's addresses that hang on no lead yet. */
export async function deleteSearchesOf(
  tx: Db,
  { website_id }: OfWebsite,
  email_keys: readonly string[]
): Promise<void> {
  if (email_keys.length === 0) return
  await tx
    .deleteFrom('saved_searches')
    .where('website_id', '=', website_id)
    .where('email_key', 'in', email_keys)
    .execute()
}

export async function removeUnconfirmedSearches(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('saved_searches')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute()
}
