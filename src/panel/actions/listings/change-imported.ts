import { isDeepStrictEqual } from 'node:util'
import type { ListingContent } from '#contract/listings/listing-content.ts'
import type {
  ImportedField,
  ImportedFields,
  ListingRowNote
} from '#rules/listings/files/imported-fields.ts'
import { isSame, mergeImport } from '#rules/listings/files/merge-import.ts'
import { withOpenHousesAhead } from '#rules/listings/files/open-houses-ahead.ts'
import { listingsByIds, rewriteListings } from '../../records/listings/import-listings.ts'
import {
  type NewListingParts,
  partsOfListings,
  replacePartsOfListings
} from '../../records/listings/listing-parts.ts'
import type { ListingRow } from '../../records/listings/own-listings.ts'
import type { World } from '../../services/world.ts'
import type { ImportEntry, KnownImport } from './find-imported.ts'
import { importedFieldsOf, withImported } from './imported-content.ts'
import { columnsOf, contentOf, partsOf } from './listing-rows.ts'

/** What became of a row. */
export type ChangedImport = {
  entry: ImportEntry
  listing_id: number
  isChanged: boolean
  /** Whether the file says otherwise than before. */
  isNews: boolean
  /** What the file says now, to compare the next one with. */
  fields: Partial<ImportedFields>
  kept: ImportedField[]
  notes: ListingRowNote[]
}

/** Changes listings that were imported before to what their rows say now, but for what the agent edited. */
export async function changeImported(
  { clock, db: tx }: World,
  known: readonly KnownImport[]
): Promise<ChangedImport[]> {
  const now = clock()
  const news = known.filter(({ entry, listing }) => {
    return listing.deleted_at !== null || saysOtherwise(entry.fields, listing.fields ?? {})
  })
  const ids = news.map(({ listing }) => listing.listing_id)
  const rows = new Map((await rowsOf(tx, ids)).map((row) => [row.listing_id, row]))
  const parts = await partsOfListings(tx, ids)
  const rewritten: Parameters<typeof rewriteListings>[1][number][] = []
  const changedParts = new Map<number, NewListingParts>()
  const results: ChangedImport[] = []
  for (const { entry, listing } of known) {
    const { listing_id } = listing
    const before = listing.fields ?? {}
    const row = rows.get(listing_id)
    if (!row) {
      const same = { isChanged: false, isNews: false, fields: before, kept: [], notes: [] }
      results.push({ entry, listing_id, ...same })
      continue
    }
    const content = contentOf(row, parts)
    const ahead = <Fields extends Partial<ImportedFields>>(fields: Fields) =>
      withOpenHousesAhead(fields, { home: content, now })
    const { change, kept } = mergeImport(ahead(importedFieldsOf(content)), {
      before: ahead(before),
      next: ahead(entry.fields)
    })
    const merged = withImported(content, change)
    const isChanged = JSON.stringify(merged.content) !== JSON.stringify(content)
    const isBack = row.deleted_at !== null
    const held = merged.isIncomplete ? { MlsStatus: 'Draft' as const } : {}
    results.push({
      entry,
      listing_id,
      isChanged: isChanged || isBack,
      isNews: true,
      fields: { ...before, ...entry.fields, ...held },
      kept,
      notes: merged.isIncomplete ? ['incomplete'] : []
    })
    if (!isChanged && !isBack) continue
    rewritten.push(rewrittenRow(row, merged.content, isChanged ? now : null))
    const partsNow = partsOf(merged.content)
    if (!isDeepStrictEqual(partsNow, partsOf(content))) changedParts.set(listing_id, partsNow)
  }
  await rewriteListings(tx, rewritten)
  await replacePartsOfListings(tx, changedParts)
  return results
}

/** What is deleted comes back. `changed_at` is null if nothing but that is new. */
function rewrittenRow(row: ListingRow, content: ListingContent, changed_at: Date | null) {
  const { ModificationTimestamp, OriginalEntryTimestamp, source, source_key, website_id } = row
  const now = changed_at ?? ModificationTimestamp
  return {
    ...columnsOf(content, { before: row.first_marketed_at, now }),
    website_id,
    source,
    source_key,
    OriginalEntryTimestamp,
    version: row.version + (changed_at ? 1 : 0),
    deleted_at: null
  }
}

async function rowsOf(tx: World['db'], ids: readonly number[]) {
  return ids.length === 0 ? [] : listingsByIds(tx, ids)
}

function saysOtherwise(next: Partial<ImportedFields>, before: Partial<ImportedFields>): boolean {
  const names = Object.keys(next) as ImportedField[]
  return names.some((name) => !isSame(next[name], before[name]))
}
