import * as v from 'valibot'
import { FILE_COLUMNS_MAX, FILE_HEADING_MAX } from '#rules/content/file-columns.ts'

/** The headings of a file that is imported, in their order. */
export const FileHeadings = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(FILE_HEADING_MAX))),
  v.minLength(1),
  v.maxLength(FILE_COLUMNS_MAX)
)

/** The column that each field is read from, counted from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function fileColumns<const Fields extends readonly string[]>(fields: Fields) {
  return v.record(
    v.picklist(fields),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FILE_COLUMNS_MAX - 1))
  )
}
