import type { InputOf } from '#contract/endpoint.ts'
import type { importListings } from '#contract/listings/import-listings.ts'
import { guessListingColumns } from '#rules/listings/files/guess-listing-columns.ts'
import { LISTING_PORTION } from '#rules/listings/files/import-limits.ts'
import { listingCellsOf } from '#rules/listings/files/part-columns.ts'
import { readListingFile } from '#rules/listings/files/read-listing-file.ts'
import { BYTE_ORDER_MARK } from '#rules/content/csv.ts'

/** How spreadsheets write a CSV file: with a byte order mark, as French Excel does, or as 'Unicode text'. */
export const DIALECTS = ['comma', 'semicolon', 'tab'] as const
export type Dialect = (typeof DIALECTS)[number]

/** A table as a file: UTF-8 with commas, CP1252 with semicolons, UTF-16 with tabs. */
export function listingFileBytes(
  table: readonly (readonly string[])[],
  dialect: Dialect
): Uint8Array<ArrayBuffer> {
  const delimiter = { comma: ',', semicolon: ';', tab: '\t' }[dialect]
  const text = table
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
    .join('\r\n')
  if (dialect === 'comma') return Uint8Array.from(Buffer.from(BYTE_ORDER_MARK + text))
  if (dialect === 'tab') return Uint8Array.from(Buffer.from(BYTE_ORDER_MARK + text, 'utf16le'))
  // Of what differs from Latin-1, tests write œ alone.
  return Uint8Array.from(Buffer.from(text.replaceAll('œ', '\u009c'), 'latin1'))
}

const CITIES = ['Montréal', 'Québec', 'Lévis', 'Gatineau']

/** Invented homes with a heading, each with its own MLS number. */
export function listingTable(count: number, price = 500_000): string[][] {
  const headings = [
    'No MLS',
    'Statut',
    'Prix demandé',
    'Adresse',
    'Ville',
    'Province',
    'Code postal',
    'Type',
    'Chambres',
    'Salles de bain',
    'Superficie habitable',
    'Année de construction',
    'Remarques'
  ]
  const rows = Array.from({ length: count }, (_, at) => [
    `C${100_000 + at}`,
    'À vendre',
    `${(price + at * 10).toLocaleString('fr-CA')} $`,
    `${at + 1}, rue du Cœur`,
    CITIES[at % CITIES.length] ?? '',
    'QC',
    'H2X 1Y4',
    'Maison',
    String(1 + (at % 5)),
    '2',
    `${900 + (at % 900)} pi²`,
    String(1950 + (at % 70)),
    `Lumineuse propriété près du métro, numéro ${at}. ${'Cuisine rénovée, deux terrasses. '.repeat(12)}`
  ])
  return [headings, ...rows]
}

type Portion = InputOf<typeof importListings>

/** The calls that import a file, as the dashboard makes them. */
export function importCalls(file: Uint8Array): Portion[] {
  const { headings, rows } = readListingFile(file)
  const columns = guessListingColumns(headings, 'fr')
  const cellsOf = listingCellsOf(headings, { columns, language: 'fr' })
  const numbered = rows.map((row, at) => ({ row: at + 2, cells: cellsOf(row) }))
  return Array.from({ length: Math.ceil(rows.length / LISTING_PORTION) }, (_, at) => ({
    defaults: {
      MlsStatus: 'Draft',
      PropertySubType: 'Single Family Residence',
      StateOrProvince: 'QC'
    },
    deleted: 'leave',
    rows: numbered.slice(at * LISTING_PORTION, (at + 1) * LISTING_PORTION)
  }))
}
