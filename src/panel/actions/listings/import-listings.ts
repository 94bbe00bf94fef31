import type { AnswerOf, InputOf } from '#contract/endpoint.ts'
import type { importListings as call } from '#contract/listings/import-listings.ts'
import { repeatedRows } from '#rules/listings/files/listing-identities.ts'
import { readImportedListing } from '#rules/listings/files/read-imported-listing.ts'
import { LISTINGS_MAX } from '#rules/listings/listing-limits.ts'
import { saveImports } from '../../records/listings/import-listings.ts'
import { countOwnListings } from '../../records/listings/own-listings.ts'
import { lockSite, reviseSite } from '../../records/websites/sites.ts'
import type { World } from '../../services/world.ts'
import { noWebsite } from '../websites/own-site.ts'
import { addImported } from './add-imported.ts'
import { type ChangedImport, changeImported } from './change-imported.ts'
import { findImported, findRemoved, type ImportEntry } from './find-imported.ts'
import { showCopies } from './show-copies.ts'

type Asked = Omit<InputOf<typeof call>, 'rows'> & {
  rows: readonly { row: number; cells: InputOf<typeof call>['rows'][number]['cells'] }[]
}
type Result = Omit<AnswerOf<typeof call>, 'api_status' | 'message'>

/**
 * Imports rows of a file, as visitors see them at once. Runs in the caller's transaction, one change of a
 * website at a time.
 */
export async function importListings(
  world: World,
  website_id: number,
  { defaults, deleted, rows }: Asked
): Promise<Result> {
  const { clock, db: tx } = world
  if (!(await lockSite(tx, website_id))) throw noWebsite()
  const { entries, refused } = readRows(rows, defaults)
  const found = await findImported(tx, website_id, entries)
  const isLeft = ({ listing }: { listing: { deleted_at: Date | null } }) =>
    listing.deleted_at !== null && deleted === 'leave'
  const removed = deleted === 'leave' ? await findRemoved(tx, website_id, found.added) : new Set()
  refused.push(
    ...found.own.map(({ row }) => ({ row, problem: 'own' as const })),
    ...found.known.filter(isLeft).map(({ entry }) => {
      return { row: entry.row, problem: 'deleted' as const }
    }),
    ...found.added
      .filter((entry) => removed.has(entry))
      .map(({ row }) => ({ row, problem: 'deleted' as const }))
  )
  const changes = await changeImported(
    world,
    found.known.filter((one) => !isLeft(one))
  )
  const room = Math.max(0, LISTINGS_MAX - (await countOwnListings(tx, website_id)))
  const toAdd = found.added.filter((entry) => !removed.has(entry))
  const added = await addImported(world, website_id, {
    defaults,
    entries: toAdd.slice(0, room)
  })
  refused.push(...toAdd.slice(room).map(({ row }) => ({ row, problem: 'full' as const })))
  await saveImports(tx, [...changes, ...added].filter(isNews), clock())
  const changed = changes.filter((one) => one.isChanged).length
  if (added.length + changed > 0) {
    const numbers = [
      ...found.known.map(({ listing }) => listing.ListingId),
      ...entries.map(({ fields }) => fields.ListingId ?? '')
    ]
    await showCopies(world, website_id, numbers)
    await reviseSite(tx, website_id, {})
  }
  return {
    added: added.length,
    changed,
    same: changes.length - changed,
    refused: refused.toSorted((one, other) => one.row - other.row),
    noted: [...changes, ...added]
      .map(({ entry, kept, notes }) => {
        const { left_out, row } = entry
        return { row, notes: [...new Set([...entry.notes, ...notes])], left_out, kept }
      })
      .filter(({ kept, left_out, notes }) => [...notes, ...left_out, ...kept].length > 0)
      .toSorted((one, other) => one.row - other.row)
  }
}

function readRows(rows: Asked['rows'], defaults: Asked['defaults']) {
  const entries: ImportEntry[] = []
  const refused: Result['refused'] = []
  const repeated = repeatedRows(rows)
  for (const { cells, row } of rows) {
    const read = repeated.has(row) ? ('repeated' as const) : readImportedListing(cells, defaults)
    if (typeof read === 'string') refused.push({ row, problem: read })
    else entries.push({ ...read, row })
  }
  return { entries, refused }
}

function isNews({ isNews: news }: ChangedImport): boolean {
  return news
}
