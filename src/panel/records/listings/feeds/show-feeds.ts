import { type RawBuilder, sql } from 'kysely'
import { mlsNumber } from '#rules/listings/files/listing-identities.ts'
import type { Db } from '../../../services/world.ts'

const LISTED = sql`feed_destinations as destination
  join feeds as feed on feed.feed_id = destination.feed_id
  join feed_listings as listed
    on listed.feed_id = destination.feed_id and listed.destination_id = destination.destination_id`

/** Listings of one statement: showing all of a large feed at once would take longer than a statement may. */
const PORTION = 20_000

/** Its agent hasn't switched it off. */
const isOn = sql`feed.paused_at is null and feed.removed_at is null`

/** What every visitor sees, and what registered ones may see, each with the feeds whose agreements permit it. */
const SHOWN = [
  { table: 'site_listings', permits: sql`feed.is_agreed` },
  { table: 'site_vow_listings', permits: sql`feed.is_vow` }
] as const

/** One process at a time shows what all feeds list; false while another does. */
export async function lockShowing(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('show_feeds')) as "isLocked"
  `.execute(tx)
  return rows[0]?.isLocked ?? false
}

/** Which websites and listings a showing is about; `where` is a condition on `listing`. */
type Scope = { staleBefore: Date; website_id?: number | undefined; where?: RawBuilder<unknown> }

/**
 * Gives every website, or this one, the listings of its own data feeds, and takes away all others: also all
 * of a data feed that may not show any, or whose complete list is older than `staleBefore`, and copies of
 * homes that are shown already. Returns the websites that lost any.
 */
export async function showFeedListings(
  tx: Db,
  staleBefore: Date,
  website_id?: number
): Promise<number[]> {
  const scope = { staleBefore, website_id }
  const lost = new Set<number>()
  for (const shown of SHOWN) {
    for (const one of await takeAway(tx, shown, scope)) lost.add(one)
    for (let after = 0, last: number | null; ; after = last) {
      last = await endOfPortion(tx, after)
      if (last === null) break
      const where = sql`listing.listing_id > ${after} and listing.listing_id <= ${last}`
      await give(tx, shown, { ...scope, where })
    }
  }
  return [...lost]
}

/** After a change of a website's own listings with these MLS numbers: whether feeds show them, too. */
export async function showFeedCopies(
  tx: Db,
  { numbers, ...scope }: { numbers: readonly string[]; staleBefore: Date; website_id: number }
): Promise<void> {
  const capitals = [...new Set(numbers.map(mlsNumber).filter(Boolean))]
  if (capitals.length === 0) return
  const where = sql`upper(listing."ListingId") in (${sql.join(capitals)})`
  for (const shown of SHOWN) {
    await takeAway(tx, shown, { ...scope, where })
    await give(tx, shown, { ...scope, where })
  }
}

function isCurrentFrom(staleBefore: Date, permits: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`destination.listed_at > ${staleBefore} and ${permits} and ${isOn}`
}

/** A feed's listing that no data feed of its website may show now. */
function isPermittedNoMore(isCurrent: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`listing.source in ('ddf', 'reso') and not exists (select from ${LISTED}
    where destination.website_id = shown.website_id and listed.source_key = listing.source_key
      and feed.kind = listing.source and ${isCurrent})`
}

/** A home that the agent wrote or imported, or that came earlier from a feed, is shown as that one alone. */
function isCopy(staleBefore: Date): RawBuilder<unknown> {
  return sql`(listing.source in ('ddf', 'reso') and listing.hidden_reason is null
    and listing."ListingId" <> '' and exists (select from listings as other
      where upper(other."ListingId") = upper(listing."ListingId")
        and other."StateOrProvince" = listing."StateOrProvince" and other.hidden_reason is null
        and (other.website_id = shown.website_id
          or other.listing_id < listing.listing_id and exists (select from ${LISTED}
            where destination.website_id = shown.website_id
              and listed.source_key = other.source_key and feed.kind = other.source
              and ${isCurrentFrom(staleBefore, SHOWN[0].permits)}))))`
}

async function takeAway(
  tx: Db,
  { permits, table }: (typeof SHOWN)[number],
  { staleBefore, website_id, where = sql`true` }: Scope
): Promise<number[]> {
  const lost: number[] = []
  const isCurrent = isCurrentFrom(staleBefore, permits)
  for (const isWrong of [isPermittedNoMore(isCurrent), isCopy(staleBefore)]) {
    const { rows } = await sql<{ website_id: number }>`
      delete from ${sql.table(table)} as shown using listings as listing
      where listing.listing_id = shown.listing_id and ${isOf('shown', website_id)} and ${where}
        and ${isWrong}
      returning shown.website_id
    `.execute(tx)
    lost.push(...rows.map((row) => row.website_id))
  }
  return lost
}

async function give(
  tx: Db,
  { permits, table }: (typeof SHOWN)[number],
  { staleBefore, website_id, where = sql`true` }: Scope
): Promise<void> {
  const isCurrent = isCurrentFrom(staleBefore, permits)
  await sql`
    insert into ${sql.table(table)} (website_id, listing_id)
    select shown.website_id, shown.listing_id
    from (
      select distinct destination.website_id, listing.listing_id
      from ${LISTED}
      join listings as listing
        on listing.source = feed.kind and listing.source_key = listed.source_key
      where ${where} and destination.website_id is not null
        and ${isOf('destination', website_id)} and ${isCurrent}
    ) as shown
    join listings as listing on listing.listing_id = shown.listing_id
    where not ${isCopy(staleBefore)}
    on conflict do nothing
  `.execute(tx)
}

function isOf(table: string, website_id: number | undefined): RawBuilder<unknown> {
  return website_id === undefined
    ? sql`true`
    : sql`${sql.ref(`${table}.website_id`)} = ${website_id}`
}

/** The last listing of the portion after this one; null if there is none. */
async function endOfPortion(tx: Db, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(listing_id) as last from (
      select listing_id from listings
      where source in ('ddf', 'reso') and listing_id > ${after}
      order by listing_id limit ${PORTION}
    ) as portion
  `.execute(tx)
  return rows[0]?.last ?? null
}

/** A website with a data feed whose list is as old still shows, to anyone, what only that one lists. */
export async function isStaleShown(db: Db, staleBefore: Date): Promise<boolean> {
  const { rows: stale } = await sql<{ website_id: number }>`
    select distinct destination.website_id from feed_destinations as destination
    join feeds as feed on feed.feed_id = destination.feed_id
    where destination.listed_at <= ${staleBefore} and destination.website_id is not null and ${isOn}
  `.execute(db)
  for (const { website_id } of stale) {
    for (const { permits, table } of SHOWN) {
      const isCurrent = isCurrentFrom(staleBefore, permits)
      const { rows } = await sql`
        select from ${sql.table(table)} as shown join listings as listing using (listing_id)
        where shown.website_id = ${website_id} and ${isPermittedNoMore(isCurrent)}
        limit 1
      `.execute(db)
      if (rows.length > 0) return true
    }
  }
  return false
}

/** Whether a website has a feed whose agreements permit its registered visitors to see more. */
export async function hasVow(db: Db, website_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from feed_destinations as destination
    join feeds as feed on feed.feed_id = destination.feed_id
    where destination.website_id = ${website_id} and feed.is_vow and ${isOn}
    limit 1
  `.execute(db)
  return rows.length > 0
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
