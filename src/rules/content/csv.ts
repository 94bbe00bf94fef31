import { plainCell } from './csv-cells.ts'

/** Excel reads a file as UTF-8 only if it begins with this. */
export const BYTE_ORDER_MARK = '\u{FEFF}'

type Cell = number | string | null
export type CsvDelimiter = ',' | ';'

/** A file that Excel opens with its accents, whose texts stay texts. */
export function writeCsv(rows: readonly (readonly Cell[])[], delimiter: CsvDelimiter): string {
  return BYTE_ORDER_MARK + csvLines(rows, delimiter)
}

/** Lines of such a file, each with its line break. */
export function csvLines(rows: readonly (readonly Cell[])[], delimiter: CsvDelimiter): string {
  return rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join('')
}

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return `"${plainCell(value).replaceAll('"', '""')}"`
}
