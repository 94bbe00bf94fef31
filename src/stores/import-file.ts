import { download } from '#gateways/browser/download.ts'
import { csvFileMessages } from '#messages/csv-file.ts'
import { writeCsv } from '#rules/content/csv.ts'
import { FILE_HEADING_MAX } from '#rules/content/file-columns.ts'
import { messagesOf } from './site/messages.ts'

export type FileProblem = 'empty' | 'too_large' | 'too_many' | 'unreadable'
export type FileTable = { headings: string[]; rows: string[][]; numbers: number[] }

/** Reads a file that the agent chose, or says why it can't be imported. */
export async function openFile<Table extends FileTable>(
  file: File,
  { bytes, read, rows }: { bytes: number; rows: number; read: (of: Uint8Array) => Promise<Table> }
): Promise<FileProblem | Table> {
  if (file.size > bytes) return 'too_large'
  try {
    const table = await read(new Uint8Array(await file.arrayBuffer()))
    if (table.rows.length === 0) return 'empty'
    return table.rows.length > rows ? 'too_many' : table
  } catch {
    return 'unreadable'
  }
}

/** The headings as the panel compares them. */
export function shortHeadings({ headings }: Pick<FileTable, 'headings'>): string[] {
  return headings.map((heading) => heading.slice(0, FILE_HEADING_MAX))
}

/** Cells as long as they are sent; one beyond that is beyond what any field takes. */
export function shortened<Cells extends Record<string, string>>(cells: Cells, max: number): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, cell.slice(0, max)])
  ) as Cells
}

/** Downloads some rows as they were, each with what became of it. */
export function downloadRows(
  { headings, numbers, rows }: FileTable,
  reasons: readonly { row: number; reason: string }[],
  { fileName, heading }: { heading: string; fileName: string }
): void {
  const byNumber = new Map(rows.map((cells, index) => [numbers[index], cells]))
  const lines = reasons.map(({ reason, row }) => [
    ...headings.map((_, column) => byNumber.get(row)?.[column] ?? ''),
    reason
  ])
  const { delimiter } = messagesOf(csvFileMessages)
  const text = writeCsv([[...headings, heading], ...lines], delimiter)
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' })
  download(file, fileName)
}
