import type { Insertable } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { FeedsTable } from '../../../tables/feed-tables.ts'
import type { ListingsTable } from '../../../tables/listing-tables.ts'

export type FeedListing = Omit<Insertable<ListingsTable>, 'website_id'>

/** Writes a feed's listing over what was known of it. */
export async function writeFeedListing(tx: Db, listing: FeedListing): Promise<number> {
  const { first_marketed_at: _, source: _source, source_key: _key, ...changed } = listing
  const { listing_id } = await tx
    .insertInto('listings')
    .values(listing)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_key'])
        .doUpdateSet((row) => ({ ...changed, version: row('listings.version', '+', 1) }))
    )
    .returning('listing_id')
    .executeTakeFirstOrThrow()
  return listing_id
}

/** A feed lists these but has no details of them: they are on their way out. */
export async function hideFeedListings(
  tx: Db,
  kind: FeedsTable['kind'],
  source_keys: readonly string[]
): Promise<void> {
  if (source_keys.length === 0) return
  await tx
    .updateTable('listings')
    .set({ hidden_reason: 'off-market' })
    .where('source', '=', kind)
    .where('source_key', 'in', [...source_keys])
    .execute()
}
