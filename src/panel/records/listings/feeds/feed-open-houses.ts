import { sql } from 'kysely'
import type { Db } from '../../../services/world.ts'
import { markOpenUntil, type NewListingParts } from '../listing-parts.ts'
import type { FeedRow } from './feeds.ts'

type Concerned = {
  listing_id: number
  source_key: string
  StateOrProvince: string
  Longitude: number | null
}

/** Listings of a feed that have open houses, by what we know or by what it says now. */
export async function listingsForHouses(
  db: Db,
  { feed_id, kind }: Pick<FeedRow, 'feed_id' | 'kind'>,
  source_keys: readonly string[]
): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    select listing.listing_id, listing.source_key, listing."StateOrProvince",
      listing."Longitude"
    from listings as listing
    where listing.source = ${kind}
      and (listing.source_key = any(${source_keys as string[]}::text[]) or listing.listing_id in (
        select listing_id from open_houses))
      and exists (select from feed_listings as listed
        where listed.feed_id = ${feed_id} and listed.source_key = listing.source_key)
    order by listing.listing_id
  `.execute(db)
  return rows
}

/** Writes a listing's open houses unless they are the same. */
export async function replaceOpenHouses(
  tx: Db,
  listing_id: number,
  houses: NewListingParts['openHouses']
): Promise<void> {
  const known = await tx
    .selectFrom('open_houses')
    .selectAll()
    .where('listing_id', '=', listing_id)
    .orderBy('position')
    .execute()
  const shape = (one: NewListingParts['openHouses'][number]) => [
    one.OpenHouseDate,
    one.OpenHouseStartTime,
    one.OpenHouseEndTime,
    one.remarks_en,
    one.remarks_fr
  ]
  if (JSON.stringify(known.map(shape)) === JSON.stringify(houses.map(shape))) return
  await tx.deleteFrom('open_houses').where('listing_id', '=', listing_id).execute()
  if (houses.length > 0) {
    await tx
      .insertInto('open_houses')
      .values(houses.map((one, position) => ({ ...one, listing_id, position })))
      .execute()
  }
  await markOpenUntil(tx, [listing_id])
}
