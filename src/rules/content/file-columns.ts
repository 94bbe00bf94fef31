/** The column that each field is read from, counted from 0; fields without one are left out. */
export type Columns<Field extends string> = Partial<Record<Field, number>>

/** Columns of a file whose meaning is remembered, and characters of their headings that are compared. */
export const FILE_COLUMNS_MAX = 500
export const FILE_HEADING_MAX = 200

/** The cells of a row by field. */
export function cellsBy<Field extends string>(
  fields: readonly Field[],
  columns: Columns<Field>,
  row: readonly string[]
): Partial<Record<Field, string>> {
  const cells: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const column = columns[field]
    if (column !== undefined) cells[field] = row[column] ?? ''
  }
  return cells
}

/** The column of each field whose heading is known; `headings` has the likeliest first, written plainly. */
export function columnsByHeading<Field extends string>(
  fields: readonly Field[],
  headings: Readonly<Record<Field, readonly string[]>>,
  inFile: readonly string[]
): Columns<Field> {
  const plain = inFile.map(plainHeading)
  const columns: Columns<Field> = {}
  for (const field of fields) {
    const heading = headings[field].find((one) => plain.includes(one))
    if (heading !== undefined) columns[field] = plain.indexOf(heading)
  }
  return columns
}

/** In lower case, without accents and punctuation. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
