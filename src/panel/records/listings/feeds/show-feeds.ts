import { sql } from 'kysely'
import type { Db } from '../../../services/world.ts'

const LISTED = sql`feed_destinations as destination
  join feeds as feed on feed.feed_id = destination.feed_id
  join feed_listings as listed
    on listed.feed_id = destination.feed_id and listed.destination_id = destination.destination_id`

/** A feed may show what it has: its agreements are signed, and its agent hasn't switched it off. */
const isOn = sql`feed.is_agreed and feed.paused_at is null and feed.removed_at is null`

/**
 * Gives every website, or this one, the listings of its own data feeds, and takes away all others: also all
 * of a data feed that may not show any, or whose complete list is older than `staleBefore`. Returns the
 * websites that lost any.
 */
export async function showFeedListings(
  tx: Db,
  staleBefore: Date,
  website_id?: number
): Promise<number[]> {
  const only = (column: string) =>
    website_id === undefined ? sql`true` : sql`${sql.ref(column)} = ${website_id}`
  const lost = await sql<{ website_id: number }>`
    delete from site_listings as shown using listings as listing
    where listing.listing_id = shown.listing_id and listing.source in ('ddf', 'reso')
      and ${only('shown.website_id')}
      and not exists (select from ${LISTED}
        where destination.website_id = shown.website_id and listed.source_key = listing.source_key
          and feed.kind = listing.source and destination.listed_at > ${staleBefore} and ${isOn})
    returning shown.website_id
  `.execute(tx)
  await sql`
    insert into site_listings (website_id, listing_id)
    select distinct destination.website_id, listing.listing_id
    from ${LISTED}
    join listings as listing
      on listing.source = feed.kind and listing.source_key = listed.source_key
    where destination.website_id is not null and ${only('destination.website_id')}
      and destination.listed_at > ${staleBefore} and ${isOn}
    on conflict do nothing
  `.execute(tx)
  return [...new Set(lost.rows.map((row) => row.website_id))]
}

/** A website still shows listings of feeds, and has a data feed whose list is as old. */
export async function isStaleShown(db: Db, staleBefore: Date): Promise<boolean> {
  const found = await db
    .selectFrom('feed_destinations')
    .innerJoin('site_listings', 'site_listings.website_id', 'feed_destinations.website_id')
    .innerJoin('listings', 'listings.listing_id', 'site_listings.listing_id')
    .select('site_listings.listing_id')
    .innerJoin('feeds', 'feeds.feed_id', 'feed_destinations.feed_id')
    .where('feed_destinations.listed_at', '<=', staleBefore)
    .where('feeds.paused_at', 'is', null)
    .where('feeds.removed_at', 'is', null)
    .where('listings.source', 'in', ['ddf', 'reso'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The websites with a data feed in one of these accounts. */
export async function websitesOfFeeds(db: Db, feed_ids: readonly number[]): Promise<number[]> {
  if (feed_ids.length === 0) return []
  const rows = await db
    .selectFrom('feed_destinations')
    .select('website_id')
    .distinct()
    .where('feed_id', 'in', [...feed_ids])
    .where('website_id', 'is not', null)
    .execute()
  return rows.flatMap(({ website_id }) => website_id ?? [])
}
