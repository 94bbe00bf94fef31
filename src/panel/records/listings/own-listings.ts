import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ListingsTable } from '../../tables/listing-tables.ts'

export type ListingRow = Selectable<ListingsTable>
export type WhichListing = { website_id: number; listing_id: number }

/** A listing of the website's own, deleted or not. */
export function ownListingBy(
  db: Db,
  { listing_id, website_id }: WhichListing
): Promise<ListingRow | undefined> {
  return db
    .selectFrom('listings')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('listing_id', '=', listing_id)
    .executeTakeFirst()
}

export function listingByKey(
  db: Db,
  { source, source_key }: Pick<ListingRow, 'source' | 'source_key'>
): Promise<ListingRow | undefined> {
  return db
    .selectFrom('listings')
    .selectAll()
    .where('source', '=', source)
    .where('source_key', '=', source_key)
    .executeTakeFirst()
}

export type OwnListingRow = ListingRow & {
  title_en: string
  title_fr: string
  featured_position: number | null
  photo: { sha256: string; width: number; height: number; alt_en: string; alt_fr: string } | null
}

/** The website's own listings that aren't deleted, or one of them; the newest change first. */
export function ownListingsOf(
  db: Db,
  website_id: number,
  listing_id?: number
): Promise<OwnListingRow[]> {
  return db
    .selectFrom('listings')
    .selectAll('listings')
    .select([
      sql<string>`coalesce((select title from listing_texts where listing_id = listings.listing_id and language = 'en'), '')`.as(
        'title_en'
      ),
      sql<string>`coalesce((select title from listing_texts where listing_id = listings.listing_id and language = 'fr'), '')`.as(
        'title_fr'
      ),
      sql<number | null>`(select featured_position from site_listings as shown
        where shown.website_id = listings.website_id and shown.listing_id = listings.listing_id)`.as(
        'featured_position'
      ),
      sql<OwnListingRow['photo']>`(select json_build_object('sha256', sha256, 'width', width,
        'height', height, 'alt_en', alt_en, 'alt_fr', alt_fr) from listing_media as media
        where media.listing_id = listings.listing_id order by position limit 1)`.as('photo')
    ])
    .where('website_id', '=', website_id)
    .where('deleted_at', 'is', null)
    .$if(listing_id !== undefined, (query) => query.where('listing_id', '=', listing_id ?? 0))
    .orderBy('ModificationTimestamp', 'desc')
    .orderBy('listing_id', 'desc')
    .execute()
}

export async function countOwnListings(db: Db, website_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('website_id', '=', website_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export function insertListing(tx: Db, listing: Insertable<ListingsTable>): Promise<ListingRow> {
  return tx.insertInto('listings').values(listing).returningAll().executeTakeFirstOrThrow()
}

export function updateListing(
  tx: Db,
  listing_id: number,
  change: Updateable<ListingsTable>
): Promise<ListingRow> {
  return tx
    .updateTable('listings')
    .set(change)
    .where('listing_id', '=', listing_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The next file still has an imported one, so it is remembered by what it is found again by. */
export async function removeDeletedListings(db: Db, deletedBefore: Date): Promise<void> {
  await sql`
    insert into removed_imports (website_id, digest)
    select website_id, encode(sha256(convert_to(key, 'UTF8')), 'hex')
    from listings, unnest(array[source_key, website_id || ':mls ' || upper("ListingId")]) as key
    where source = 'import' and deleted_at < ${deletedBefore} and key <> website_id || ':mls '
    on conflict do nothing
  `.execute(db)
  await db.deleteFrom('listings').where('deleted_at', '<', deletedBefore).execute()
}
