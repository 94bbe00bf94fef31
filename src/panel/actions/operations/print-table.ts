import { LONG_DATE } from '#rules/time/calendar.ts'
import { formatDateWithDayjs } from '#rules/time/format-date-with-dayjs.ts'

type Cell = boolean | number | string | null
export type Row = Record<string, Cell | Date>

/** Formats rows for a terminal, with a header. */
export function table(rows: Row[]): string {
  const [first] = rows
  if (!first) return '  none\n'
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => formatCell(row[name] ?? null)))]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  return `${lines.map((line) => `  ${line.map((word, at) => word.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd()).join('\n')}\n`
}

/** A moment's business date, as in 'January 31, 2027'. */
export function formatDay(moment: Date | null): string {
  return moment ? formatDateWithDayjs(moment, LONG_DATE) : '-'
}

function formatCell(cell: Cell | Date): string {
  if (cell instanceof Date) return formatDay(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return cell === null ? '-' : String(cell)
}
