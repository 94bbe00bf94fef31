import { listingOfOurs, mlsNumber } from '#rules/listings/files/listing-identities.ts'
import type { ImportedListing } from '#rules/listings/files/read-imported-listing.ts'
import {
  type ImportableListing,
  listingsToImport,
  removedKeys
} from '../../records/listings/import-listings.ts'
import type { Db } from '../../services/world.ts'

export type ImportEntry = ImportedListing & { row: number }
export type KnownImport = { entry: ImportEntry; listing: ImportableListing }

/** Those of these rows whose listing the agent deleted so long ago that it is gone. */
export async function findRemoved(
  db: Db,
  website_id: number,
  entries: readonly ImportEntry[]
): Promise<Set<ImportEntry>> {
  const keysOf = ({ identities }: ImportEntry) =>
    identities.map((one) => importKey(website_id, one))
  const removed = await removedKeys(db, website_id, entries.flatMap(keysOf))
  return new Set(entries.filter((entry) => keysOf(entry).some((key) => removed.has(key))))
}

/** Keys of imports are unique among all websites'. */
export function importKey(website_id: number, identity: string): string {
  return `${website_id}:${identity}`
}

/**
 * Which rows are about listings that were imported before, which about ones that the agent wrote, and which
 * are new. A listing without its own key in the file is found by its MLS number; one of our own export by its key there.
 */
export async function findImported(
  db: Db,
  website_id: number,
  entries: readonly ImportEntry[]
): Promise<{ known: KnownImport[]; own: ImportEntry[]; added: ImportEntry[] }> {
  const numberOf = ({ fields }: ImportEntry) => mlsNumber(fields.ListingId ?? '')
  const listings = await listingsToImport(db, website_id, {
    listing_ids: entries.flatMap(({ identities }) => listingOfOurs(identities) ?? []),
    source_keys: entries.flatMap(({ identities }) =>
      identities.map((one) => importKey(website_id, one))
    ),
    numbers: entries.map(numberOf).filter(Boolean)
  })
  const imports = listings.filter(({ source }) => source === 'import')
  const byKey = new Map(imports.map((one) => [one.source_key, one]))
  const byNumber = new Map(imports.map((one) => [mlsNumber(one.ListingId), one]))
  const written = listings.filter(
    ({ deleted_at, source }) => source === 'own' && deleted_at === null
  )
  const writtenNumbers = new Set(written.map(({ ListingId }) => mlsNumber(ListingId)))
  // Another installation's listing may have the same key.
  const isOurs = ({ fields, identities }: ImportEntry, { City, listing_id }: ImportableListing) =>
    listing_id === listingOfOurs(identities) && City === fields.City
  const found: Awaited<ReturnType<typeof findImported>> = { known: [], own: [], added: [] }
  const taken = new Set<number>()
  for (const entry of entries) {
    const number = numberOf(entry)
    const keyed = entry.identities.map((one) => byKey.get(importKey(website_id, one)))
    const listing =
      keyed.find(Boolean) ??
      (number === '' ? undefined : byNumber.get(number)) ??
      imports.find((one) => isOurs(entry, one))
    const isWritten =
      number === '' ? written.some((one) => isOurs(entry, one)) : writtenNumbers.has(number)
    if (listing && !taken.has(listing.listing_id)) {
      taken.add(listing.listing_id)
      found.known.push({ entry, listing })
    } else if (isWritten) found.own.push(entry)
    else found.added.push(entry)
  }
  return found
}
