import type { Columns } from '#rules/content/file-columns.ts'
import type { ImportedFields } from '#rules/listings/files/imported-fields.ts'
import type { Json, Moment } from './columns.ts'

export type FileKind = 'leads' | 'listings'

/** What the columns of an imported file were, to be offered for the next file with the same headings. */
export type ImportColumnsTable = {
  website_id: number
  kind: FileKind
  headings_hash: string
  columns: Json<Columns<string>>
  used_at: Moment
}

/** What a file said about a listing when it was last imported, which tells later edits from it. */
export type ListingImportsTable = {
  listing_id: number
  fields: Json<Partial<ImportedFields>>
  imported_at: Moment
}

/** An imported listing that its agent deleted, and that is gone: `digest` is of its key, or its MLS number's. */
export type RemovedImportsTable = { website_id: number; digest: string }
