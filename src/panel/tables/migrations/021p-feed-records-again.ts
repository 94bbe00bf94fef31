import { type Kysely, sql } from 'kysely'

/** What is shown of boards' homes, and of CREA's without a price, is read again by the rules of docs/decisions/0251. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update feed_listings as listed set needs_detail = true from feeds
    where feeds.feed_id = listed.feed_id and (feeds.kind = 'reso' or exists (
      select from listings where listings.source = 'ddf' and listings.source_key = listed.source_key
        and listings."ListPrice" is null))`.execute(db)
}
