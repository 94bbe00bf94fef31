import * as v from 'valibot'
import { IMPORT_FIELDS } from '#rules/leads/files/imported-row.ts'
import { IMPORT_COLUMNS_MAX, IMPORT_HEADING_MAX } from '#rules/leads/files/import-limits.ts'
import { Done, done, endpoint } from '../endpoint.ts'

/** What the columns of a file are, remembered for the website's next file with the same headings. */

const headings = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(IMPORT_HEADING_MAX))),
  v.minLength(1),
  v.maxLength(IMPORT_COLUMNS_MAX)
)

/** The column that each field is read from, counted from 0. */
const Columns = v.record(
  v.picklist(IMPORT_FIELDS),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(IMPORT_COLUMNS_MAX - 1))
)

/** What was chosen last for these headings; null if no file had them. It only reads. */
export const importColumns = endpoint({
  access: 'private',
  answer: v.object({ ...done, columns: v.nullable(Columns) }),
  input: v.object({ headings }),
  method: 'POST',
  path: '/user/leads/importColumns',
  repeat: 'safe'
})

export const saveImportColumns = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ headings, columns: Columns }),
  method: 'POST',
  path: '/user/leads/saveImportColumns',
  repeat: 'safe'
})
