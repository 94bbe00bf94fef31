import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { FeedsTable } from '../../../tables/feed-tables.ts'
import type { ListingsTable } from '../../../tables/listing-tables.ts'

export type FeedListing = Omit<Insertable<ListingsTable>, 'listing_id' | 'website_id'>

/** Writes a feed's listing over what was known of it, or as the one that it was before it left. */
export async function writeFeedListing(
  tx: Db,
  listing: FeedListing,
  { departed, now }: { departed: number | undefined; now: Date }
): Promise<number> {
  const { first_marketed_at: _, source: _source, source_key: _key, ...changed } = listing
  const hidden_since = listing.hidden_reason ? now : null
  const { listing_id } = await tx
    .insertInto('listings')
    .values({ ...listing, hidden_since, ...(departed && { listing_id: departed }) })
    .onConflict((conflict) =>
      conflict.columns(['source', 'source_key']).doUpdateSet((row) => ({
        ...changed,
        hidden_since: sinceWhen(listing.hidden_reason ?? null, hidden_since),
        version: row('listings.version', '+', 1)
      }))
    )
    .returning('listing_id')
    .executeTakeFirstOrThrow()
  return listing_id
}

/** Hidden for the same reason as before, it has been since then. */
function sinceWhen(hidden_reason: string | null, now: Date | null) {
  return sql<Date | null>`case when listings.hidden_reason = ${hidden_reason}
    then coalesce(listings.hidden_since, ${now}) else ${now}::timestamptz end`
}

/** A feed lists these but has no details of them: they are on their way out. */
export async function hideFeedListings(
  tx: Db,
  kind: FeedsTable['kind'],
  source_keys: readonly string[],
  now: Date
): Promise<void> {
  if (source_keys.length === 0) return
  await tx
    .updateTable('listings')
    .set({ hidden_reason: 'off-market', hidden_since: sinceWhen('off-market', now) })
    .where('source', '=', kind)
    .where('source_key', 'in', [...source_keys])
    .execute()
}
