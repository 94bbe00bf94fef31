/** Figures of a law for a time. Days are 'YYYY-MM-DD' and belong to the time that they end. */
export type Dated<Value> = {
  value: Value
  from: string
  /** The last day; null where the law names none. */
  to: string | null
  /** Where the figures are published. */
  source: string
  /** The day on which they were last compared with a published source. */
  verified_on: string
  /** The last day on which they may be shown without being compared again. */
  reverify_by: string
}

/** What is known on a day: a table, one that has to be compared with its source again, or nothing. */
export type TableOn<Value> = { table: Dated<Value>; isStale: boolean } | undefined

/** The table that holds on this day. */
export function tableOn<Value>(tables: readonly Dated<Value>[], day: string): TableOn<Value> {
  const table = tables.find(({ from, to }) => from <= day && (to === null || day <= to))
  return table && { table, isStale: day > table.reverify_by }
}

/** The days from which an answer may differ from the day before's. */
export function changeDays(tables: readonly Dated<unknown>[]): string[] {
  return tables.flatMap(({ from, reverify_by, to }) => [
    from,
    dayAfter(reverify_by),
    ...(to === null ? [] : [dayAfter(to)])
  ])
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
