import { type Insertable, sql } from 'kysely'
import type { ImportedFields } from '#rules/listings/files/imported-fields.ts'
import type { Db } from '../../services/world.ts'
import type { ListingsTable } from '../../tables/listing-tables.ts'
import type { ListingRow } from './own-listings.ts'

export type ImportableListing = Pick<
  ListingRow,
  'City' | 'deleted_at' | 'ListingId' | 'listing_id' | 'source' | 'source_key'
> & { fields: Partial<ImportedFields> | null }

/** The website's listings, deleted or not, that have one of these ids, keys or MLS numbers in capitals. */
export function listingsToImport(
  db: Db,
  website_id: number,
  named: {
    listing_ids: readonly number[]
    source_keys: readonly string[]
    numbers: readonly string[]
  }
): Promise<ImportableListing[]> {
  return db
    .selectFrom('listings')
    .leftJoin('listing_imports', 'listing_imports.listing_id', 'listings.listing_id')
    .select([
      'listings.City',
      'listings.deleted_at',
      'listings.ListingId',
      'listings.listing_id',
      'listings.source',
      'listings.source_key',
      'listing_imports.fields'
    ])
    .where('listings.website_id', '=', website_id)
    .where((eb) =>
      eb.or([
        eb('listings.listing_id', 'in', [...named.listing_ids, 0]),
        eb('listings.source_key', 'in', [...named.source_keys, '']),
        eb(sql<string>`upper("ListingId")`, 'in', [...named.numbers, '-'])
      ])
    )
    .orderBy('listings.listing_id')
    .execute()
}

export function listingsByIds(db: Db, listing_ids: readonly number[]): Promise<ListingRow[]> {
  return db
    .selectFrom('listings')
    .selectAll()
    .where('listing_id', 'in', [...listing_ids])
    .execute()
}

/** The new listings' ids by source key. */
export async function insertListings(
  tx: Db,
  listings: readonly Insertable<ListingsTable>[]
): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto('listings')
    .values(listings)
    .returning(['listing_id', 'source_key'])
    .execute()
  return new Map(rows.map(({ listing_id, source_key }) => [source_key, listing_id]))
}

/** Writes listings again that there are, each with its source and key, in one statement. */
export async function rewriteListings(
  tx: Db,
  listings: readonly Insertable<ListingsTable>[]
): Promise<void> {
  const [first] = listings
  if (!first) return
  const { OriginalEntryTimestamp: _, source: _source, source_key: _key, ...changed } = first
  const names = Object.keys(changed)
  await tx
    .insertInto('listings')
    .values(listings)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_key'])
        .doUpdateSet(Object.fromEntries(names.map((name) => [name, sql.ref(`excluded.${name}`)])))
    )
    .execute()
}

/** Saves what a file said about listings. */
export async function saveImports(
  tx: Db,
  imports: readonly { listing_id: number; fields: Partial<ImportedFields> }[],
  imported_at: Date
): Promise<void> {
  if (imports.length === 0) return
  await tx
    .insertInto('listing_imports')
    .values(
      imports.map(({ fields, listing_id }) => {
        return { listing_id, fields: JSON.stringify(fields), imported_at }
      })
    )
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet((row) => ({
        fields: row.ref('excluded.fields'),
        imported_at: row.ref('excluded.imported_at')
      }))
    )
    .execute()
}

/** Which of these keys are of listings that the agent deleted, and that are gone. */
export async function removedKeys(
  db: Db,
  website_id: number,
  keys: readonly string[]
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys as string[]}::text[]) as key
    join removed_imports on website_id = ${website_id}
      and digest = encode(sha256(convert_to(key, 'UTF8')), 'hex')
  `.execute(db)
  return new Set(rows.map(({ key }) => key))
}
