import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { FeedDestinationsTable, FeedsTable } from '../../../tables/feed-tables.ts'
import type { FeedRow, WhichFeed } from './feeds.ts'

type Destination = Selectable<FeedDestinationsTable>

/** An agent's feed with its data feed. */
export type SiteFeedRow = FeedRow &
  Pick<Destination, 'destination_id' | 'held_since' | 'listed_at'> & { destination: string }

/** The feeds that a website's agent has connected, in that order. */
export function feedsOfSite(db: Db, website_id: number): Promise<SiteFeedRow[]> {
  return siteFeeds(db)
    .where('feeds.website_id', '=', website_id)
    .where('feeds.removed_at', 'is', null)
    .orderBy('feeds.feed_id')
    .execute()
}

/** Feeds of agents that may have news for them: with a trouble, or told of one. */
export function troubledFeeds(db: Db, staleBefore: Date): Promise<SiteFeedRow[]> {
  return siteFeeds(db)
    .where('feeds.website_id', 'is not', null)
    .where('feeds.paused_at', 'is', null)
    .where('feeds.removed_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('feeds.told', 'is not', null),
        eb('feeds.why', 'is not', null),
        eb('listed.held_since', 'is not', null),
        eb('listed.listed_at', '<=', staleBefore)
      ])
    )
    .execute()
}

/** Every feed that isn't removed, ours too. */
export function everyFeed(db: Db): Promise<SiteFeedRow[]> {
  return siteFeeds(db).where('feeds.removed_at', 'is', null).execute()
}

function siteFeeds(db: Db) {
  return db
    .selectFrom('feeds')
    .innerJoin('feed_destinations as listed', 'listed.feed_id', 'feeds.feed_id')
    .selectAll('feeds')
    .select([
      'listed.destination_id',
      'listed.name as destination',
      'listed.held_since',
      'listed.listed_at'
    ])
}

/** Changes a feed of this website; false if it has no such feed. */
export async function changeSiteFeed(
  tx: Db,
  { feed_id, website_id }: WhichFeed,
  change: Updateable<FeedsTable>
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('feeds')
    .set(change)
    .where('feed_id', '=', feed_id)
    .where('website_id', '=', website_id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the feeds that were removed before then, and the listings that no other has. */
export async function deleteRemovedFeeds(tx: Db, before: Date): Promise<void> {
  const deleted = await tx
    .deleteFrom('feeds')
    .where('removed_at', '<', before)
    .returning('feed_id')
    .execute()
  if (deleted.length > 0) await deleteUnlisted(tx)
}

/** Deletes the listings of feeds that no feed lists. */
export async function deleteUnlisted(tx: Db): Promise<void> {
  await sql`
    delete from listings where source in ('ddf', 'reso') and not exists (
      select from feed_listings as listed join feeds on feeds.feed_id = listed.feed_id
      where listed.source_key = listings.source_key and feeds.kind = listings.source)
  `.execute(tx)
}

/** How many homes a website shows from feeds that no agent connected. */
export async function countProvided(db: Db, website_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from site_listings as shown join listings using (listing_id)
    where shown.website_id = ${website_id} and listings.hidden_reason is null and exists (
      select from feed_listings as listed join feeds on feeds.feed_id = listed.feed_id
      join feed_destinations as destination on destination.feed_id = listed.feed_id
        and destination.destination_id = listed.destination_id
      where feeds.website_id is null and feeds.removed_at is null
        and destination.website_id = shown.website_id
        and listed.source_key = listings.source_key and feeds.kind = listings.source)
  `.execute(db)
  return rows[0]?.count ?? 0
}

export type FeedCounts = {
  /** Why they're hidden; null for no reason of their own. */
  reason: string | null
  isRead: boolean
  /** Whether its website has them for every visitor, and for registered ones. */
  isPublic: boolean
  isRegistered: boolean
  count: number
}

/** How many of a feed's listings were read, are hidden, and are on its website. */
export async function countFeedListings(db: Db, feed_id: number): Promise<FeedCounts[]> {
  const { rows } = await sql<FeedCounts>`
    select listing.hidden_reason as reason, listing.listing_id is not null as "isRead",
      shown.listing_id is not null as "isPublic", vow.listing_id is not null as "isRegistered",
      count(*)::integer as count
    from feed_listings as listed join feeds on feeds.feed_id = listed.feed_id
    left join listings as listing
      on listing.source = feeds.kind and listing.source_key = listed.source_key
    left join site_listings as shown
      on shown.website_id = feeds.website_id and shown.listing_id = listing.listing_id
    left join site_vow_listings as vow
      on vow.website_id = feeds.website_id and vow.listing_id = listing.listing_id
    where listed.feed_id = ${feed_id}
    group by 1, 2, 3, 4
  `.execute(db)
  return rows
}
