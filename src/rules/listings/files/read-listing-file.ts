import { decodeFile } from '../../content/decode-file.ts'
import { type CsvTable, readCsv } from '../../content/read-csv.ts'
import { readResoJson } from './read-reso-json.ts'

export type ListingFile = CsvTable

/** Reads a CSV or RESO JSON file, whatever its name says. @throws SyntaxError for JSON that ends early. */
export function readListingFile(bytes: Uint8Array): ListingFile {
  const text = decodeFile(bytes)
  if (!/^\s*[[{]/.test(text)) return readCsv(text)
  const table = readResoJson(text)
  // As in a table, whose first row has the headings.
  return { ...table, numbers: table.rows.map((_, index) => index + 2) }
}
