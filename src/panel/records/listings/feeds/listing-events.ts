import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { ListingEventsTable } from '../../../tables/feed-tables.ts'

type Row = Selectable<ListingEventsTable>
/** What a visitor of a website did with one of its listings, from whichever source. */
export type NotedEvent = Pick<Row, 'event' | 'language' | 'noted_at' | 'visitor'> & {
  website_id: number
  listing_id: number
}

/** Adds those of listings that the website has from a feed of CREA's at this address; the others are left out. */
export async function addListingEvents(
  db: Db,
  root: string,
  events: readonly NotedEvent[]
): Promise<void> {
  const rows = JSON.stringify(events.map((event, at) => ({ at, ...event })))
  await sql`
    insert into listing_events (destination_id, listing_key, event, visitor, language, noted_at)
    select distinct on (noted.at) listed.destination_id, listed.listing_key, noted.event,
      noted.visitor, noted.language, noted.noted_at
    from jsonb_to_recordset(${rows}::jsonb) as noted (at integer, website_id integer,
      listing_id integer, event text, visitor uuid, language text, noted_at timestamptz)
    join listings as listing on listing.listing_id = noted.listing_id and listing.source = 'ddf'
    join feed_listings as listed on listed.source_key = listing.source_key
    join feed_destinations as destination on destination.feed_id = listed.feed_id
      and destination.destination_id = listed.destination_id
      and destination.website_id = noted.website_id and destination.listed_at is not null
    join feeds as feed on feed.feed_id = listed.feed_id and feed.kind = 'ddf' and feed.root = ${root}
      and feed.removed_at is null
    order by noted.at, destination.listed_at desc
  `.execute(db)
}

/** Takes the oldest until then; other processes leave them alone. */
export function leaseListingEvents(
  db: Db,
  { most, now, until }: { most: number; now: Date; until: Date }
): Promise<Row[]> {
  return db
    .updateTable('listing_events')
    .set({ leased_until: until })
    .where('event_id', 'in', (waiting) =>
      waiting
        .selectFrom('listing_events')
        .select('event_id')
        .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
        .orderBy('event_id')
        .limit(most)
        .forUpdate()
        .skipLocked()
    )
    .returningAll()
    .execute()
}

export async function releaseListingEvents(db: Db, event_ids: readonly string[]): Promise<void> {
  if (event_ids.length === 0) return
  await db
    .updateTable('listing_events')
    .set({ leased_until: null })
    .where('event_id', 'in', [...event_ids])
    .execute()
}

export async function deleteListingEvents(db: Db, event_ids: readonly string[]): Promise<void> {
  if (event_ids.length === 0) return
  await db
    .deleteFrom('listing_events')
    .where('event_id', 'in', [...event_ids])
    .execute()
}

/** Returns how many there were. */
export async function deleteOldListingEvents(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('listing_events')
    .where('noted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether the website shows a data feed of CREA's at this address. */
export async function hasFeedAt(db: Db, website_id: number, root: string): Promise<boolean> {
  const found = await db
    .selectFrom('feed_destinations')
    .innerJoin('feeds', 'feeds.feed_id', 'feed_destinations.feed_id')
    .select('feeds.feed_id')
    .where('feed_destinations.website_id', '=', website_id)
    .where('feeds.kind', '=', 'ddf')
    .where('feeds.root', '=', root)
    .where('feeds.removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
