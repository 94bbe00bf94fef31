/** Characters of a cell that is sent, whatever its field allows. */
export const IMPORT_CELL_MAX = 10_000
/** Rows of one call, which are imported all or not at all. */
export const IMPORT_PORTION = 500
