import * as v from 'valibot'
import { PROPERTY_SUB_TYPES } from '#rules/listings/home-type.ts'
import {
  LISTING_COLUMNS,
  LISTING_ROW_NOTES,
  LISTING_ROW_PROBLEMS
} from '#rules/listings/files/imported-fields.ts'
import { LISTING_CELL_MAX, LISTING_PORTION } from '#rules/listings/files/import-limits.ts'
import { IMPORTED_FIELDS } from '#rules/listings/files/merge-import.ts'
import { LISTING_STATUSES } from '#rules/listings/listing-status.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { Done, done, endpoint } from '../endpoint.ts'
import { fileColumns, FileHeadings } from '../file-columns.ts'

const count = v.number()
const line = v.pipe(v.number(), v.integer(), v.minValue(1))
const cell = v.optional(v.pipe(v.string(), v.maxLength(LISTING_CELL_MAX)))
const column = v.picklist(LISTING_COLUMNS)
/**
 * Imports a portion of a file's rows as own listings, all or none. A row that was imported before changes
 * nothing; of one that says something else than then, what the agent hasn't edited since changes.
 */
export const importListings = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    added: count,
    changed: count,
    same: count,
    refused: v.array(v.object({ row: line, problem: v.picklist(LISTING_ROW_PROBLEMS) })),
    /** What else there is to say about rows that were imported. */
    noted: v.array(
      v.object({
        row: line,
        notes: v.array(v.picklist(LISTING_ROW_NOTES)),
        /** Cells that couldn't be read; the listing has nothing there. */
        left_out: v.array(column),
        /** What the file says otherwise, but the agent has edited. */
        kept: v.array(v.picklist(IMPORTED_FIELDS))
      })
    )
  }),
  input: v.object({
    /** Of rows that don't say it, when they are first imported. */
    defaults: v.object({
      MlsStatus: v.picklist(LISTING_STATUSES),
      PropertySubType: v.picklist(PROPERTY_SUB_TYPES),
      StateOrProvince: v.picklist(PROVINCES)
    }),
    /** Listings that were imported and deleted since. */
    deleted: v.picklist(['leave', 'put_back']),
    rows: v.pipe(
      v.array(
        v.object({
          /** Its number in the agent's file, as a spreadsheet shows it; the answer names it. */
          row: line,
          cells: v.object(v.entriesFromList(LISTING_COLUMNS, cell))
        })
      ),
      v.minLength(1),
      v.maxLength(LISTING_PORTION)
    )
  }),
  method: 'POST',
  path: '/user/listings/import',
  repeat: 'keyed'
})

const Columns = fileColumns(LISTING_COLUMNS)

/** What was chosen last for a file with these headings; null if no file had them. It only reads. */
export const listingColumns = endpoint({
  access: 'private',
  answer: v.object({ ...done, columns: v.nullable(Columns) }),
  input: v.object({ headings: FileHeadings }),
  method: 'POST',
  path: '/user/listings/importColumns',
  repeat: 'safe'
})

export const saveListingColumns = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ headings: FileHeadings, columns: Columns }),
  method: 'POST',
  path: '/user/listings/saveImportColumns',
  repeat: 'safe'
})
