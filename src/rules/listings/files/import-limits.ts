/** Characters of a cell that is sent; remarks are cleaned and cut to what a listing holds. */
export const LISTING_CELL_MAX = 20_000
/** Rows of one call, which are imported all or not at all, and their characters. */
export const LISTING_PORTION = 100
export const LISTING_PORTION_CHARS = 1_000_000
/** Rows of a file, and its bytes. */
export const LISTING_FILE_ROWS_MAX = 20_000
export const LISTING_FILE_BYTES_MAX = 60_000_000
