/** Characters of a cell that is sent, whatever its field allows. */
export const IMPORT_CELL_MAX = 10_000
/** Columns of a file whose meaning is remembered, and characters of their headings that are compared. */
export const IMPORT_COLUMNS_MAX = 500
export const IMPORT_HEADING_MAX = 200
/** Rows of one call, which are imported all or not at all. */
export const IMPORT_PORTION = 500
/** Rows of a file, and its bytes. */
export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_BYTES_MAX = 5_000_000
