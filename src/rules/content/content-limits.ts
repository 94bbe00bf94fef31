/** Of what editors write. Apart from the other limits, which every page carries. */

/** Letters of a post's text, or of a policy's. */
export const CONTENT_MAX = 100_000
/** An excerpt stands in lists and in search results. */
export const EXCERPT_MAX = 500
/** Letters of an answer in the FAQ, which is on three pages. */
export const ANSWER_MAX = 10_000
/** Letters of a testimonial. */
export const REVIEW_MAX = 2000
/** A picture of an editor's, as the browser has scaled it down. */
export const EDITOR_PICTURE_BYTES_MAX = 600_000
/** Who has not been heard of for this long has closed the item. */
export const PRESENCE_SECONDS = 45
