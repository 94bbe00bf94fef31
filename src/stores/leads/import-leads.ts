import type { AnswerOf, InputOf } from '#contract/endpoint.ts'
import { importColumns, saveImportColumns } from '#contract/leads/import-columns.ts'
import { importLeads } from '#contract/leads/import-leads.ts'
import { download } from '#gateways/browser/download.ts'
import { call } from '#gateways/panel.ts'
import { writeCsv } from '#rules/content/csv.ts'
import { cellsBy, type ColumnMapping } from '#rules/leads/files/guess-columns.ts'
import {
  IMPORT_BYTES_MAX,
  IMPORT_CELL_MAX,
  IMPORT_HEADING_MAX,
  IMPORT_PORTION,
  IMPORT_ROWS_MAX
} from '#rules/leads/files/import-limits.ts'
import type { RowProblem } from '#rules/leads/files/imported-row.ts'
import type { LeadFile } from '#rules/leads/files/read-lead-file.ts'
import { inTime } from '../in-time.ts'
import { failureMessage } from '../failures.ts'
import { loadBoard } from './lead-board.ts'
import { loadLeads, loadLeadSummary } from './lead-list.ts'
import { $leadsPlace } from './leads-place.ts'

export type FileProblem = 'empty' | 'too_large' | 'too_many' | 'unreadable'
export type NamedFile = LeadFile & {
  name: string
  /** What the columns of the last file with the same headings were. */
  remembered?: ColumnMapping | undefined
}
type Answer = AnswerOf<typeof importLeads>

export type ImportOptions = Omit<InputOf<typeof importLeads>, 'rows'>
export type ImportReport = Pick<Answer, 'added' | 'erased' | 'known' | 'repeated'> & {
  refused: Answer['refused']
  /** Why the import ended before the file did; what was imported by then stays. */
  failure?: { message: string; errors: Record<string, string> }
}

/** Reads a file that the agent chose. Its parsers are loaded only then. */
export async function openLeadFile(file: File): Promise<FileProblem | LeadFile> {
  if (file.size > IMPORT_BYTES_MAX) return 'too_large'
  try {
    const { readLeadFile } = await inTime(import('#rules/leads/files/read-lead-file.ts'))
    const read = readLeadFile(new Uint8Array(await file.arrayBuffer()))
    if (read.rows.length === 0) return 'empty'
    return read.rows.length > IMPORT_ROWS_MAX ? 'too_many' : read
  } catch {
    return 'unreadable'
  }
}

/** What the columns of the last file with the same headings were, if that is known and a vCard isn't read. */
export async function rememberedColumns(file: LeadFile): Promise<ColumnMapping | undefined> {
  if (file.isMapped) return undefined
  const outcome = await call(importColumns, { headings: shortHeadings(file) })
  return outcome.ok ? (outcome.value.columns ?? undefined) : undefined
}

function shortHeadings({ headings }: LeadFile): string[] {
  return headings.map((heading) => heading.slice(0, IMPORT_HEADING_MAX))
}

/** Imports a file in portions, telling how many rows are done. */
export async function sendLeadFile(
  file: LeadFile,
  mapping: ColumnMapping,
  { onProgress, options }: { options: ImportOptions; onProgress: (rows: number) => void }
): Promise<ImportReport> {
  const { headings, isMapped, rows } = file
  const report: ImportReport = { added: 0, erased: 0, known: 0, repeated: 0, refused: [] }
  const numbered = rows.map((row, index) => ({
    row: rowNumber(index, isMapped),
    cells: shortened(cellsBy(mapping, row.slice(0, headings.length)))
  }))
  for (let start = 0; start < numbered.length; start += IMPORT_PORTION) {
    const portion = numbered.slice(start, start + IMPORT_PORTION)
    const outcome = await call(importLeads, { ...options, rows: portion })
    if (!outcome.ok) {
      report.failure = { message: failureMessage(outcome), errors: outcome.errors ?? {} }
      break
    }
    const { added, erased, known, refused, repeated } = outcome.value
    report.added += added
    report.erased += erased
    report.known += known
    report.repeated += repeated
    report.refused.push(...refused)
    onProgress(start + portion.length)
  }
  if (!isMapped && !report.failure) {
    void call(saveImportColumns, { headings: shortHeadings(file), columns: mapping })
  }
  const place = $leadsPlace.get()
  void loadLeadSummary()
  void (place.layout === 'board' ? loadBoard(place.filters) : loadLeads(place))
  return report
}

/** Downloads the refused rows as they were, each with its reason. */
export function downloadRefused(
  { headings, isMapped, rows }: LeadFile,
  refused: ImportReport['refused'],
  t: { problem: string; problems: Record<RowProblem, string>; fileName: string }
): void {
  const first = rowNumber(0, isMapped)
  const lines = refused.map(({ problem, row }) => [
    ...headings.map((_, column) => rows[row - first]?.[column] ?? ''),
    t.problems[problem]
  ])
  const file = new Blob([writeCsv([[...headings, t.problem], ...lines])], {
    type: 'text/csv;charset=utf-8'
  })
  download(file, t.fileName)
}

/** The first row of a table is its heading; a vCard file has none. */
function rowNumber(index: number, isMapped: boolean): number {
  return index + (isMapped ? 1 : 2)
}

/** A cell beyond what is sent is beyond what any field takes, so its row is refused all the same. */
function shortened<Cells extends Record<string, string>>(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, cell.slice(0, IMPORT_CELL_MAX)])
  ) as Cells
}
