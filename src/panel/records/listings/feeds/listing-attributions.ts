import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { FeedsTable } from '../../../tables/feed-tables.ts'

export type AttributionRow = Pick<Selectable<FeedsTable>, 'client_id'> & {
  listing_id: number
  brokerage: string
  agent: string
  /** Empty for CREA's listings. */
  board: string
  ListingURL: string
  listed_at: Date
}

/** The brokerage and the agent of each of these listings that a feed of the website has. */
export async function attributionsOf(
  db: Db,
  website_id: number,
  listing_ids: readonly number[]
): Promise<AttributionRow[]> {
  if (listing_ids.length === 0) return []
  const { rows } = await sql<AttributionRow>`
    select distinct on (listing.listing_id) listing.listing_id, feed.client_id, destination.listed_at,
      case when feed.kind = 'reso' and not feed.is_pool then feed.board else '' end as board,
      coalesce(office.name, '') as brokerage, coalesce(member.name, '') as agent,
      coalesce(listing.detail ->> 'ListingURL', '') as "ListingURL"
    from listings as listing
    join feed_listings as listed on listed.source_key = listing.source_key
    join feed_destinations as destination
      on destination.feed_id = listed.feed_id and destination.destination_id = listed.destination_id
    join feeds as feed on feed.feed_id = listed.feed_id and feed.kind = listing.source
    left join feed_offices as office
      on office.feed_id = feed.feed_id and office.office_key = listing.detail ->> 'ListOfficeKey'
    left join feed_members as member
      on member.feed_id = feed.feed_id and member.member_key = listing.detail ->> 'ListAgentKey'
    where destination.website_id = ${website_id} and destination.listed_at is not null
      and listing.listing_id in (${sql.join([...listing_ids])})
    order by listing.listing_id, destination.listed_at desc
  `.execute(db)
  return rows
}
