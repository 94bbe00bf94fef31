import { sql } from 'kysely'
import type { AlertHome } from '#rules/listings/saved-search.ts'
import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import type { SearchedAt } from '#rules/listings/search/search-days.ts'
import type { Db } from '../../services/world.ts'
import { foundHomes } from '../listings/search-listings.ts'
import type { SavedSearchRow } from './saved-searches.ts'

/**
 * Notes every home that a saved search finds, and answers those that are new to its visitor or cost less
 * than they knew, the newest first.
 */
export async function takeNewHomes(
  tx: Db,
  { saved_search_id, website_id }: Pick<SavedSearchRow, 'saved_search_id' | 'website_id'>,
  search: ListingSearch,
  at: SearchedAt
): Promise<AlertHome[]> {
  const { rows } = await sql<AlertHome>`
    with found as materialized (${foundHomes(website_id, search, at)}),
    known as (
      select listing_id, price from saved_search_homes where saved_search_id = ${saved_search_id}
    ), noted as (
      insert into saved_search_homes (saved_search_id, listing_id, price)
      select ${saved_search_id}::uuid, listing_id, price from found
      on conflict (saved_search_id, listing_id) do update set price = excluded.price
        where saved_search_homes.price is distinct from excluded.price
    )
    select found.listing_id, known.price as was
    from found left join known using (listing_id)
    where known.listing_id is null or found.price < known.price
    order by found.since desc, found.listing_id desc
  `.execute(tx)
  return rows
}

/** Takes back what an email was to tell of that was never delivered, so that the next one does. */
export async function untellHomes(
  tx: Db,
  saved_search_id: string,
  homes: readonly AlertHome[]
): Promise<void> {
  const fresh = homes.filter(({ was }) => was === null).map(({ listing_id }) => listing_id)
  const known = tx.deleteFrom('saved_search_homes').where('saved_search_id', '=', saved_search_id)
  if (fresh.length > 0) await known.where('listing_id', 'in', fresh).execute()
  for (const { listing_id, was } of homes) {
    if (was === null) continue
    await tx
      .updateTable('saved_search_homes')
      .set({ price: was })
      .where('saved_search_id', '=', saved_search_id)
      .where('listing_id', '=', listing_id)
      .execute()
  }
}
