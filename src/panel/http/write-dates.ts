/** A row as the wire has it: its date as text. */
export function writeDates<Row extends { created: Date }>(row: Row) {
  return { ...row, created: row.created.toISOString() }
}
