/** Characters of a cell that is sent, whatever its field allows. */
export const IMPORT_CELL_MAX = 10_000
/** Rows of one call, which are imported all or not at all. */
export const IMPORT_PORTION = 500
/** Rows of a file, and its bytes. */
export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_BYTES_MAX = 5_000_000
