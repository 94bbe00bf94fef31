import { type Kysely, sql } from 'kysely'

/** What makes a search of thousands of homes quick: see docs/decisions/0215. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table listings add column open_until timestamptz',
  `update listings set open_until = last.ends_at
    from (select listing_id, max(ends_at) as ends_at from open_houses group by listing_id) as last
    where last.listing_id = listings.listing_id`,
  `create index site_listings_to_search on site_listings (website_id)
    include (listing_id, featured_position)`,
  `create index open_houses_to_search on open_houses (listing_id, ends_at)
    include ("OpenHouseDate")`,
  // Starting the workers of a parallel scan takes longer than the search itself.
  'alter table site_listings set (parallel_workers = 0)'
]
