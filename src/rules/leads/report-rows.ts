/** One line of a report's list: what it is about, and how often. The name is null for all the rest together. */
export type ReportRow = { name: string | null; visits: number; leads: number }

type Count = { name: string; count: number }

/** Lists of a report have at most this many lines. */
export const REPORT_ROWS_MAX = 25

/**
 * Visits and leads of the same thing side by side, those with the most leads first; what there is no
 * room for is summed up, so that a list adds up to its report's total.
 */
export function reportRows(
  visits: readonly Count[],
  leads: readonly Count[],
  most = REPORT_ROWS_MAX
): ReportRow[] {
  const names = [...new Set([...leads, ...visits].map(({ name }) => name))]
  const visitsBy = new Map(visits.map(({ count, name }) => [name, count]))
  const leadsBy = new Map(leads.map(({ count, name }) => [name, count]))
  const rows = names
    .map((name) => ({ name, visits: visitsBy.get(name) ?? 0, leads: leadsBy.get(name) ?? 0 }))
    .sort((a, b) => b.leads - a.leads || b.visits - a.visits || (a.name < b.name ? -1 : 1))
  const rest = rows.slice(most)
  if (rest.length === 0) return rows
  return [...rows.slice(0, most), { name: null, ...sumOf(rest) }]
}

function sumOf(rows: readonly Omit<ReportRow, 'name'>[]): Omit<ReportRow, 'name'> {
  return {
    visits: rows.reduce((sum, row) => sum + row.visits, 0),
    leads: rows.reduce((sum, row) => sum + row.leads, 0)
  }
}
