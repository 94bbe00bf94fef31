import { decodeFile } from '../../content/decode-file.ts'
import { IMPORT_FIELDS } from './imported-row.ts'
import { type CsvTable, readCsv } from '../../content/read-csv.ts'
import { readVcards } from './read-vcard.ts'

/** A file as a table; `isMapped` if its columns are our fields already. */
export type LeadFile = CsvTable & { isMapped: boolean }

/** Reads a CSV or vCard file, whatever its name says. */
export function readLeadFile(bytes: Uint8Array): LeadFile {
  const text = decodeFile(bytes)
  if (/^\s*BEGIN:VCARD/i.test(text)) {
    const rows = readVcards(text).map((cells) => IMPORT_FIELDS.map((field) => cells[field] ?? ''))
    const numbers = rows.map((_, index) => index + 1)
    return { headings: [...IMPORT_FIELDS], rows, numbers, isMapped: true }
  }
  return { ...readCsv(text), isMapped: false }
}
