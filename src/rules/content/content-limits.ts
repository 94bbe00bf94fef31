// Limits of editors' content; apart from limits.ts, which every page loads.

/** Characters of a post's or policy's text. */
export const CONTENT_MAX = 100_000
/** Excerpts appear in lists and search results. */
export const EXCERPT_MAX = 500
/** Characters of an FAQ answer, which is on three pages. */
export const ANSWER_MAX = 10_000
/** Characters of a testimonial. */
export const REVIEW_MAX = 2000
/** An editor's picture, scaled down by the browser. */
export const EDITOR_PICTURE_BYTES_MAX = 600_000
/** An editor without a heartbeat for this long has closed the item. */
export const PRESENCE_SECONDS = 45
