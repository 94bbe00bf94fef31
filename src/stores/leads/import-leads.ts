import type { AnswerOf, InputOf } from '#contract/endpoint.ts'
import { importColumns, saveImportColumns } from '#contract/leads/import-columns.ts'
import { importLeads } from '#contract/leads/import-leads.ts'
import { call } from '#gateways/panel.ts'
import { cellsBy } from '#rules/content/file-columns.ts'
import type { ColumnMapping } from '#rules/leads/files/guess-columns.ts'
import {
  IMPORT_BYTES_MAX,
  IMPORT_CELL_MAX,
  IMPORT_PORTION,
  IMPORT_ROWS_MAX
} from '#rules/leads/files/import-limits.ts'
import {
  IMPORT_FIELDS,
  rowsOfSamePeople,
  type RowProblem
} from '#rules/leads/files/imported-row.ts'
import type { LeadFile } from '#rules/leads/files/read-lead-file.ts'
import {
  downloadRows,
  type FileProblem,
  openFile,
  shortened,
  shortHeadings
} from '../import-file.ts'
import { inTime } from '../in-time.ts'
import { failureMessage } from '../failures.ts'
import { loadBoard } from './lead-board.ts'
import { loadLeads, loadLeadSummary } from './lead-list.ts'
import { $leadsPlace } from './leads-place.ts'

export type NamedFile = LeadFile & {
  name: string
  /** What the columns of the last file with the same headings were. */
  remembered?: ColumnMapping | undefined
}
type Answer = AnswerOf<typeof importLeads>

export type ImportOptions = Omit<InputOf<typeof importLeads>, 'rows'>
export type ImportReport = Pick<Answer, 'added' | 'erased' | 'known' | 'repeated' | 'withdrawn'> & {
  refused: { row: number; problem: RowProblem | 'same_person' }[]
  /** Why the import ended before the file did; what was imported by then stays. */
  failure?: { message: string; errors: Record<string, string> }
}

/** Reads a file that the agent chose. Its parsers are loaded only then. */
export function openLeadFile(file: File): Promise<FileProblem | LeadFile> {
  return openFile(file, {
    bytes: IMPORT_BYTES_MAX,
    rows: IMPORT_ROWS_MAX,
    read: async (bytes) => {
      const { readLeadFile } = await inTime(import('#rules/leads/files/read-lead-file.ts'))
      return readLeadFile(bytes)
    }
  })
}

/** What the columns of the last file with the same headings were, if that is known and a vCard isn't read. */
export async function rememberedColumns(file: LeadFile): Promise<ColumnMapping | undefined> {
  if (file.isMapped) return undefined
  const outcome = await call(importColumns, { headings: shortHeadings(file) })
  return outcome.ok ? (outcome.value.columns ?? undefined) : undefined
}

/** Imports a file in portions, telling how many rows are done. */
export async function sendLeadFile(
  file: LeadFile,
  mapping: ColumnMapping,
  { onProgress, options }: { options: ImportOptions; onProgress: (rows: number) => void }
): Promise<ImportReport> {
  const { headings, isMapped, numbers, rows } = file
  const counts = { added: 0, erased: 0, known: 0, repeated: 0, withdrawn: 0 }
  const report: ImportReport = { ...counts, refused: [] }
  const numbered = rows.map((row, index) => ({
    row: numbers[index] ?? 0,
    cells: shortened(
      cellsBy(IMPORT_FIELDS, mapping, row.slice(0, headings.length)),
      IMPORT_CELL_MAX
    )
  }))
  const again = rowsOfSamePeople(numbered)
  for (let start = 0; start < numbered.length; start += IMPORT_PORTION) {
    const portion = numbered.slice(start, start + IMPORT_PORTION)
    const outcome = await call(importLeads, { ...options, rows: portion })
    if (!outcome.ok) {
      report.failure = { message: failureMessage(outcome), errors: outcome.errors ?? {} }
      break
    }
    const { added, erased, known, left_out, refused, repeated, withdrawn } = outcome.value
    report.added += added
    report.erased += erased
    report.known += known
    report.repeated += repeated
    report.withdrawn += withdrawn
    const twice = left_out.filter(({ row }) => again.has(row))
    for (const { why } of twice) report[why]--
    const same = twice.map(({ row }) => ({ row, problem: 'same_person' as const }))
    report.refused.push(...[...refused, ...same].toSorted((a, b) => a.row - b.row))
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
  file: LeadFile,
  refused: ImportReport['refused'],
  t: { problem: string; problems: Record<RowProblem | 'same_person', string>; fileName: string }
): void {
  downloadRows(
    file,
    refused.map(({ problem, row }) => ({ row, reason: t.problems[problem] })),
    { heading: t.problem, fileName: t.fileName }
  )
}
