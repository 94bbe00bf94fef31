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
  },
  feeds: {
    summary: 'Lists the feeds of listings that the agent has connected, and their agreements.',
    refusals: [404]
  },
  connectFeed: {
    summary: 'Asks a feed with this access and connects it; its password is never answered.',
    refusals: [404, 409, 422, 429]
  },
  pauseFeed: { summary: 'Stops a feed and takes its listings off the website.', refusals: [404] },
  resumeFeed: { summary: 'Asks a paused feed again.', refusals: [404] },
  removeFeed: {
    summary: 'Takes a feed off the website; its access is deleted a day later.',
    refusals: [404]
  },
  putBackFeed: { summary: 'Puts a removed feed back as it was.', refusals: [404] },
  saveBoardAgreement: {
    summary: 'Saves how far an agreement with a board is, and switches its feeds by it.',
    refusals: [404, 409]
  },
  removeBoardAgreement: {
    summary: 'Removes an agreement; feeds that need it show nothing.',
    refusals: [404]
  },
  whyListing: {
    summary: 'Says why homes with an MLS number are, or aren’t, on the agent’s website.',
    refusals: [404]
  },
  complianceLink: {
    summary: 'Makes a link for a board’s compliance officer, which ends after 30 days.',
    refusals: [404]
  }
}
