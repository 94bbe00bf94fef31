import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type {
  ListingMediaTable,
  ListingTextsTable,
  OpenHousesTable
} from '../../tables/listing-tables.ts'

type ListingTextRow = Selectable<ListingTextsTable>
/** With the size of a feed's photograph that is there, and when it was last looked at. */
type ListingMediaRow = Selectable<ListingMediaTable> & {
  fetched_width: number | null
  fetched_height: number | null
  colour: string | null
  asked_at: Date | null
}
type OpenHouseRow = Selectable<OpenHousesTable>

/** What belongs to listings, in their own order. */
export type ListingParts = {
  texts: ListingTextRow[]
  media: ListingMediaRow[]
  openHouses: OpenHouseRow[]
}

export type NewListingParts = {
  texts: Omit<Insertable<ListingTextsTable>, 'listing_id'>[]
  media: Omit<Insertable<ListingMediaTable>, 'listing_id' | 'position'>[]
  openHouses: Omit<Insertable<OpenHousesTable>, 'listing_id' | 'position'>[]
}

export async function partsOfListings(
  db: Db,
  listing_ids: readonly number[]
): Promise<ListingParts> {
  if (listing_ids.length === 0) return { texts: [], media: [], openHouses: [] }
  const [texts, media, openHouses] = await Promise.all([
    textsOf(db, listing_ids),
    mediaOf(db, listing_ids),
    openHousesOf(db, listing_ids)
  ])
  return { texts, media, openHouses }
}

function textsOf(db: Db, listing_ids: readonly number[]): Promise<ListingTextRow[]> {
  return db
    .selectFrom('listing_texts')
    .selectAll()
    .where('listing_id', 'in', [...listing_ids])
    .execute()
}

function mediaOf(db: Db, listing_ids: readonly number[]): Promise<ListingMediaRow[]> {
  return db
    .selectFrom('listing_media')
    .leftJoin('feed_photos as fetched', 'fetched.fetch_key', 'listing_media.fetch_key')
    .innerJoin('listings', 'listings.listing_id', 'listing_media.listing_id')
    .leftJoin('site_media as own', (join) =>
      join
        .onRef('own.website_id', '=', 'listings.website_id')
        .onRef('own.sha256', '=', 'listing_media.sha256')
    )
    .selectAll('listing_media')
    .select((eb) => {
      const there = eb('fetched.fetched_at', 'is not', null)
      return [
        eb.case().when(there).then(eb.ref('fetched.width')).end().as('fetched_width'),
        eb.case().when(there).then(eb.ref('fetched.height')).end().as('fetched_height'),
        eb.fn.coalesce('own.colour', 'fetched.colour').as('colour'),
        'fetched.asked_at'
      ]
    })
    .where('listing_media.listing_id', 'in', [...listing_ids])
    .orderBy('position')
    .execute()
}

function openHousesOf(db: Db, listing_ids: readonly number[]): Promise<OpenHouseRow[]> {
  return db
    .selectFrom('open_houses')
    .selectAll()
    .where('listing_id', 'in', [...listing_ids])
    .orderBy('OpenHouseDate')
    .orderBy('OpenHouseStartTime')
    .execute()
}

export function replaceListingParts(
  tx: Db,
  listing_id: number,
  parts: NewListingParts
): Promise<void> {
  return replacePartsOfListings(tx, new Map([[listing_id, parts]]))
}

/** The same of many listings. */
export async function replacePartsOfListings(
  tx: Db,
  parts: ReadonlyMap<number, NewListingParts>
): Promise<void> {
  if (parts.size === 0) return
  const listing_ids = [...parts.keys()]
  for (const table of ['listing_texts', 'listing_media', 'open_houses'] as const) {
    await tx.deleteFrom(table).where('listing_id', 'in', listing_ids).execute()
  }
  await insertListingParts(tx, parts)
  await markOpenUntil(tx, listing_ids)
}

/** The parts of listings that have none yet. */
export async function insertListingParts(
  tx: Db,
  parts: ReadonlyMap<number, NewListingParts>
): Promise<void> {
  const of = [...parts]
  const texts = of.flatMap(([listing_id, one]) =>
    one.texts.map((text) => ({ ...text, listing_id }))
  )
  const media = of.flatMap(([listing_id, one]) =>
    one.media.map((picture, position) => ({ ...picture, listing_id, position }))
  )
  const openHouses = of.flatMap(([listing_id, one]) =>
    one.openHouses.map((house, position) => ({ ...house, listing_id, position }))
  )
  if (texts.length > 0) await tx.insertInto('listing_texts').values(texts).execute()
  if (media.length > 0) await tx.insertInto('listing_media').values(media).execute()
  if (openHouses.length > 0) await tx.insertInto('open_houses').values(openHouses).execute()
}

/** Tells searches which listings have open houses ahead, so that they needn't look at all. */
export async function markOpenUntil(tx: Db, listing_ids: readonly number[]): Promise<void> {
  const last = sql<Date | null>`(select max(ends_at) from open_houses
    where open_houses.listing_id = listings.listing_id)`
  await tx
    .updateTable('listings')
    .set({ open_until: last })
    .where('listing_id', 'in', [...listing_ids])
    .where('open_until', 'is distinct from', last)
    .execute()
}

/** The pictures of the website that its listings show; those of deleted ones may come back. */
export async function picturesOfListings(db: Db, website_id: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('listing_media as media')
    .innerJoin('listings', 'listings.listing_id', 'media.listing_id')
    .select('media.sha256')
    .where('listings.website_id', '=', website_id)
    .execute()
  return new Set(rows.flatMap(({ sha256 }) => sha256 ?? []))
}

/** Removes the open houses that are over, and returns the websites that showed them. */
export async function removePastOpenHouses(tx: Db, now: Date): Promise<number[]> {
  const past = await tx
    .deleteFrom('open_houses')
    .where('ends_at', '<=', now)
    .returning('listing_id')
    .execute()
  const listing_ids = [...new Set(past.map(({ listing_id }) => listing_id))]
  if (listing_ids.length === 0) return []
  const sites = await tx
    .selectFrom('site_listings')
    .select('website_id')
    .distinct()
    .where('listing_id', 'in', listing_ids)
    .execute()
  return sites.map(({ website_id }) => website_id)
}
