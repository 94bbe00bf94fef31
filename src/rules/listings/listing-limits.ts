/** Own listings of one website, deleted ones not counted. */
export const LISTINGS_MAX = 2000
export const LISTING_PHOTOS_MAX = 50
export const OPEN_HOUSES_MAX = 20
export const ROOMS_MAX = 60
export const LISTING_DOCUMENTS_MAX = 20
/** RESO's MediaCategory of what a listing links to. */
export const DOCUMENT_KINDS = ['Document', 'Floor Plan'] as const
/** Characters of a description in one language. */
export const REMARKS_MAX = 4000
/** Whole dollars. */
export const LIST_PRICE_MAX = 1_000_000_000
/** Listings that lead the website's lists, in the agent's order. */
export const FEATURED_LISTINGS_MAX = 24
/** A deleted listing can be put back for as long. */
export const DELETED_LISTINGS_KEPT_DAYS = 30
