import type { AnswerOf, InputOf } from '#contract/endpoint.ts'
import {
  importListings,
  listingColumns,
  saveListingColumns
} from '#contract/listings/import-listings.ts'
import { call } from '#gateways/panel.ts'
import type { Columns } from '#rules/content/file-columns.ts'
import {
  LISTING_CELL_MAX,
  LISTING_FILE_BYTES_MAX,
  LISTING_FILE_ROWS_MAX,
  LISTING_PORTION,
  LISTING_PORTION_CHARS
} from '#rules/listings/files/import-limits.ts'
import type { ListingCells, ListingColumn } from '#rules/listings/files/imported-fields.ts'
import { repeatedRows } from '#rules/listings/files/listing-identities.ts'
import { listingCellsOf } from '#rules/listings/files/part-columns.ts'
import type { readImportedListing } from '#rules/listings/files/read-imported-listing.ts'
import type { ListingFile } from '#rules/listings/files/read-listing-file.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { failureMessage } from '../failures.ts'
import { type FileProblem, openFile, shortened, shortHeadings } from '../import-file.ts'
import { inTime } from '../in-time.ts'

export type OpenedListingFile = ListingFile & {
  name: string
  /** The website's, in which texts are that don't tell theirs. */
  language: SiteLanguage
  /** What the columns of the last file with the same headings were. */
  remembered: Columns<ListingColumn> | undefined
  /** How the panel will read a row. */
  readRow: typeof readImportedListing
}
type Answer = AnswerOf<typeof importListings>
type Row = InputOf<typeof importListings>['rows'][number]

export type ListingImportOptions = Omit<InputOf<typeof importListings>, 'rows'>
export type ListingImportReport = Pick<
  Answer,
  'added' | 'changed' | 'noted' | 'refused' | 'same'
> & {
  /** Why the import ended before the file did; what was imported by then stays. */
  failure?: string
}

/** Reads a file that the agent chose. Its parsers are loaded only then. */
export async function openListingFile(
  file: File,
  language: SiteLanguage
): Promise<FileProblem | OpenedListingFile> {
  const read = await openFile(file, {
    bytes: LISTING_FILE_BYTES_MAX,
    rows: LISTING_FILE_ROWS_MAX,
    read: async (bytes) => {
      const { readListingFile } = await inTime(import('#rules/listings/files/read-listing-file.ts'))
      const rows = await inTime(import('#rules/listings/files/read-imported-listing.ts'))
      return { ...readListingFile(bytes), readRow: rows.readImportedListing }
    }
  })
  if (typeof read === 'string') return read
  const outcome = await call(listingColumns, { headings: shortHeadings(read) })
  const remembered = outcome.ok ? (outcome.value.columns ?? undefined) : undefined
  return { ...read, name: file.name, language, remembered }
}

/** Reads a row's cells by column. */
export function listingCells(
  { headings, language }: Pick<OpenedListingFile, 'headings' | 'language'>,
  columns: Columns<ListingColumn>
): (row: readonly string[]) => ListingCells {
  const cellsOf = listingCellsOf(headings, { columns, language })
  return (row) => shortened(cellsOf(row), LISTING_CELL_MAX)
}

/** Imports a file in portions, telling how many rows are done. */
export async function sendListingFile(
  file: OpenedListingFile,
  columns: Columns<ListingColumn>,
  { onProgress, options }: { options: ListingImportOptions; onProgress: (rows: number) => void }
): Promise<ListingImportReport> {
  const report: ListingImportReport = { added: 0, changed: 0, same: 0, noted: [], refused: [] }
  const cellsOf = listingCells(file, columns)
  const numbered = file.rows.map((row, at) => ({ row: file.numbers[at] ?? 0, cells: cellsOf(row) }))
  // The panel sees only one portion at a time.
  const repeated = repeatedRows(numbered)
  let done = repeated.size
  for (const rows of portionsOf(numbered.filter(({ row }) => !repeated.has(row)))) {
    const outcome = await call(importListings, { ...options, rows })
    if (!outcome.ok) {
      report.failure = failureMessage(outcome)
      break
    }
    const { added, changed, noted, refused, same } = outcome.value
    report.added += added
    report.changed += changed
    report.same += same
    report.noted.push(...noted)
    report.refused.push(...refused)
    done += rows.length
    onProgress(done)
  }
  if (!report.failure) void call(saveListingColumns, { headings: shortHeadings(file), columns })
  const repeats = [...repeated].map((row) => ({ row, problem: 'repeated' as const }))
  report.refused = [...report.refused, ...repeats].toSorted((one, other) => one.row - other.row)
  return report
}

/** As many rows, and as many characters, as one call takes. */
function portionsOf(rows: readonly Row[]): Row[][] {
  const portions: Row[][] = []
  let room = 0
  for (const row of rows) {
    const size = Object.values(row.cells).reduce((all, cell = '') => all + cell.length, 0)
    const last = portions.at(-1)
    if (last && last.length < LISTING_PORTION && size <= room) {
      last.push(row)
      room -= size
    } else {
      portions.push([row])
      room = LISTING_PORTION_CHARS - size
    }
  }
  return portions
}
