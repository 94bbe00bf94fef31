import { decodeFile } from '../../content/decode-file.ts'
import { readCsv } from '../../content/read-csv.ts'
import { readResoJson } from './read-reso-json.ts'

/** A file as a table. */
export type ListingFile = { headings: string[]; rows: string[][] }

/** Reads a CSV or RESO JSON file, whatever its name says. @throws SyntaxError for JSON that ends early. */
export function readListingFile(bytes: Uint8Array): ListingFile {
  const text = decodeFile(bytes)
  if (/^\s*[[{]/.test(text)) return readResoJson(text)
  const [headings = [], ...rows] = readCsv(text)
  return { headings, rows }
}
