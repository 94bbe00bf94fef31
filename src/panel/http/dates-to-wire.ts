/** A row with its date as ISO 8601 text, as the contract has it. */
export function datesToWire<Row extends { created: Date }>(row: Row) {
  return { ...row, created: row.created.toISOString() }
}
