import type { Description } from './description.ts'

/** The calls about listings. */
export const LISTING_DESCRIPTIONS: Record<string, Description> = {
  addListingDocument: {
    summary: 'Uploads a PDF for a listing of the agent’s.',
    refusals: [404, 409, 429]
  },
  ownListings: { summary: 'Lists the agent’s own listings.', refusals: [404] },
  ownListing: { summary: 'Returns one of the agent’s listings with its content.', refusals: [404] },
  saveListing: {
    summary: 'Saves a listing, which visitors see at once unless it is a draft.',
    refusals: [404, 409, 429]
  },
  deleteListing: {
    summary: 'Takes a listing off the website and out of the list; it can be put back for 30 days.',
    refusals: [404]
  },
  putBackListing: { summary: 'Puts a deleted listing back as it was.', refusals: [404] },
  featureListings: {
    summary: 'Sets which listings come first on the website, in this order.',
    refusals: [404, 409, 429]
  },
  listingColumns: {
    summary: 'Returns what was last chosen for a file of listings with these headings.',
    refusals: [404]
  },
  saveListingColumns: {
    summary: 'Remembers what the columns of a file of listings are.',
    refusals: [404]
  },
  importListings: {
    summary: 'Imports up to 100 rows of a file as listings.',
    refusals: [404, 409, 429]
  }
}
