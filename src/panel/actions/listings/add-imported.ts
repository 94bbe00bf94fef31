import type { ListingContent } from '#contract/listings/listing-content.ts'
import type { ImportDefaults } from '#rules/listings/files/imported-fields.ts'
import { withOpenHousesAhead } from '#rules/listings/files/open-houses-ahead.ts'
import { homeZone } from '#rules/listings/home-zone.ts'
import { hourOf } from '#rules/time/calendar.ts'
import { insertListings } from '../../records/listings/import-listings.ts'
import { insertListingParts } from '../../records/listings/listing-parts.ts'
import { addSiteListings } from '../../records/listings/site-listings.ts'
import type { World } from '../../services/world.ts'
import type { ChangedImport } from './change-imported.ts'
import { type ImportEntry, importKey } from './find-imported.ts'
import { firstFields, withImported } from './imported-content.ts'
import { columnsOf, partsOf } from './listing-rows.ts'

const NOON = 12

/** Adds listings that no file has named before. */
export async function addImported(
  { clock, db: tx }: World,
  website_id: number,
  { defaults, entries }: { defaults: ImportDefaults; entries: readonly ImportEntry[] }
): Promise<ChangedImport[]> {
  if (entries.length === 0) return []
  const now = clock()
  const added = entries.map((entry) => {
    const fields = firstFields(entry.fields, defaults)
    const province = fields.StateOrProvince ?? defaults.StateOrProvince
    const home = { ...fields, StateOrProvince: province }
    const ahead = withOpenHousesAhead(fields, { home, now })
    const { content, isIncomplete } = withImported(undefined, ahead)
    return {
      entry,
      content,
      isIncomplete,
      source_key: importKey(website_id, entry.identities[0] ?? ''),
      fields: { ...fields, MlsStatus: content.MlsStatus }
    }
  })
  const ids = await insertListings(
    tx,
    added.map(({ content, entry, source_key }) => {
      const before = marketedOn(entry, { content, now })
      const columns = columnsOf(content, { before, now })
      return { ...columns, website_id, source: 'import', source_key, OriginalEntryTimestamp: now }
    })
  )
  const idOf = (source_key: string) => ids.get(source_key) ?? 0
  await insertListingParts(
    tx,
    new Map(added.map(({ content, source_key }) => [idOf(source_key), partsOf(content)]))
  )
  await addSiteListings(
    tx,
    [...ids.values()].map((listing_id) => ({ website_id, listing_id }))
  )
  return added.map(({ entry, fields, isIncomplete, source_key }) => ({
    entry,
    fields,
    listing_id: idOf(source_key),
    isChanged: true,
    isNews: true,
    kept: [],
    notes: isIncomplete ? ['incomplete'] : []
  }))
}

/** When it was first marketed, if the row says so of a home that is shown, and it isn't in the future. */
function marketedOn(
  { marketed_on }: ImportEntry,
  { content, now }: { content: ListingContent; now: Date }
): Date | null {
  if (marketed_on === null || content.MlsStatus === 'Draft') return null
  const since = hourOf(marketed_on, NOON, homeZone(content))
  return since < now ? since : null
}
