import * as v from 'valibot'
import { IMPORT_FIELDS } from '#rules/leads/files/imported-row.ts'
import { Done, done, endpoint } from '../endpoint.ts'
import { fileColumns, FileHeadings } from '../file-columns.ts'

/** What the columns of a file are, remembered for the website's next file with the same headings. */

const Columns = fileColumns(IMPORT_FIELDS)

/** What was chosen last for these headings; null if no file had them. It only reads. */
export const importColumns = endpoint({
  access: 'private',
  answer: v.object({ ...done, columns: v.nullable(Columns) }),
  input: v.object({ headings: FileHeadings }),
  method: 'POST',
  path: '/user/leads/importColumns',
  repeat: 'safe'
})

export const saveImportColumns = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ headings: FileHeadings, columns: Columns }),
  method: 'POST',
  path: '/user/leads/saveImportColumns',
  repeat: 'safe'
})
