import type { Selectable } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { FeedDestinationsTable, FeedsTable } from '../../../tables/feed-tables.ts'

export type FeedRow = Selectable<FeedsTable>
export type FeedDestinationRow = Selectable<FeedDestinationsTable>
export type WhichDestination = Pick<FeedDestinationRow, 'destination_id' | 'feed_id'>

export type WhichFeed = { feed_id: number; website_id: number }

type NewFeed = Pick<
  FeedRow,
  | 'board'
  | 'client_id'
  | 'connected_at'
  | 'is_agreed'
  | 'is_pool'
  | 'is_vow'
  | 'kind'
  | 'media_hosts'
  | 'next_poll_at'
  | 'root'
  | 'scope'
  | 'sealed_secret'
  | 'token_url'
  | 'website_id'
>

/** Adds an account, or gives the one that is known new access; one that was removed is back. */
export async function saveFeed(db: Db, feed: NewFeed): Promise<number> {
  const { client_id: _id, kind: _kind, root: _root, website_id: _website, ...access } = feed
  const { feed_id } = await db
    .insertInto('feeds')
    .values(feed)
    .onConflict((conflict) =>
      conflict.columns(['root', 'client_id', 'website_id']).doUpdateSet({
        ...access,
        failures: 0,
        why: null,
        paused_at: null,
        removed_at: null,
        told: null
      })
    )
    .returning('feed_id')
    .executeTakeFirstOrThrow()
  return feed_id
}

/** Takes the feed that has been due longest, until `until`; other processes leave it alone. */
export async function claimFeed(
  db: Db,
  { now, until }: { now: Date; until: Date }
): Promise<FeedRow | undefined> {
  return db
    .updateTable('feeds')
    .set({ next_poll_at: until })
    .where('feed_id', '=', (due) =>
      due
        .selectFrom('feeds')
        .select('feed_id')
        .where('next_poll_at', '<=', now)
        .where('paused_at', 'is', null)
        .where('removed_at', 'is', null)
        .orderBy('next_poll_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
    )
    .returningAll()
    .executeTakeFirst()
}

export async function changeFeed(
  db: Db,
  feed_id: number,
  change: Partial<
    Pick<
      FeedRow,
      | 'failures'
      | 'houses_read_at'
      | 'last_poll_at'
      | 'next_poll_at'
      | 'told'
      | 'unshown_poll_at'
      | 'why'
    >
  >
): Promise<void> {
  await db.updateTable('feeds').set(change).where('feed_id', '=', feed_id).execute()
}

export type UnshownPoll = Pick<FeedRow, 'feed_id' | 'unshown_poll_at'>

/** Feeds whose websites don't show yet what was read last. */
export async function unshownPolls(db: Db): Promise<UnshownPoll[]> {
  return db
    .selectFrom('feeds')
    .select(['feed_id', 'unshown_poll_at'])
    .where('unshown_poll_at', 'is not', null)
    .execute()
}

/** Notes that these polls are shown; one that has ended meanwhile isn't. */
export async function notePollsShown(tx: Db, polls: readonly UnshownPoll[]): Promise<void> {
  for (const { feed_id, unshown_poll_at } of polls) {
    await tx
      .updateTable('feeds')
      .set({ unshown_poll_at: null })
      .where('feed_id', '=', feed_id)
      .where('unshown_poll_at', '=', unshown_poll_at)
      .execute()
  }
}

export async function destinationsOf(
  db: Db,
  feed_id: number
): Promise<(FeedDestinationRow & { size: number })[]> {
  return db
    .selectFrom('feed_destinations')
    .selectAll()
    .select((destination) =>
      destination
        .selectFrom('feed_listings')
        .select(({ fn }) => fn.countAll<number>().as('size'))
        .whereRef('feed_listings.feed_id', '=', 'feed_destinations.feed_id')
        .whereRef('feed_listings.destination_id', '=', 'feed_destinations.destination_id')
        .as('size')
    )
    .where('feed_id', '=', feed_id)
    .orderBy('destination_id')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, size: Number(row.size) })))
}

/** Adds a data feed, or gives it to a website. */
export async function saveDestination(
  db: Db,
  destination: WhichDestination & { website_id: number | null; name?: string }
): Promise<void> {
  const { destination_id, feed_id, name = '', website_id } = destination
  await db
    .insertInto('feed_destinations')
    .values({ destination_id, feed_id, name, website_id })
    .onConflict((conflict) =>
      conflict.columns(['feed_id', 'destination_id']).doUpdateSet({ name, website_id })
    )
    .execute()
}

export async function changeDestination(
  db: Db,
  { destination_id, feed_id }: WhichDestination,
  change: Partial<Pick<FeedDestinationRow, 'held_since' | 'listed_at' | 'watermark_at'>>
): Promise<void> {
  await db
    .updateTable('feed_destinations')
    .set(change)
    .where('feed_id', '=', feed_id)
    .where('destination_id', '=', destination_id)
    .execute()
}

/** An account of an agent shows one data feed: the others go. */
export async function deleteOtherDestinations(
  tx: Db,
  { destination_id, feed_id }: WhichDestination
): Promise<void> {
  await tx
    .deleteFrom('feed_destinations')
    .where('feed_id', '=', feed_id)
    .where('destination_id', '!=', destination_id)
    .execute()
}

/** Deletes our own accounts of this name but these. Their listings stay for the feed that lists them next. */
export async function deleteOtherFeeds(
  db: Db,
  { client_id, feed_ids }: { client_id: string; feed_ids: readonly number[] }
): Promise<void> {
  await db
    .deleteFrom('feeds')
    .where('client_id', '=', client_id)
    .where('feed_id', 'not in', [...feed_ids])
    .where('website_id', 'is', null)
    .execute()
}
