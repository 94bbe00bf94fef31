import type { Endpoint } from '../endpoint.ts'
import { importListings, listingColumns, saveListingColumns } from './import-listings.ts'
import { removeBoardAgreement, saveBoardAgreement } from './agreements.ts'
import { connectFeed, feeds, pauseFeed, putBackFeed, removeFeed, resumeFeed } from './feeds.ts'
import {
  deleteListing,
  featureListings,
  ownListing,
  ownListings,
  putBackListing,
  saveListing
} from './own-listings.ts'
import { addListingDocument } from './listing-documents.ts'
import { complianceLink, whyListing } from './why-listing.ts'

/** The calls about listings by name, in reading order. */
export const LISTING_CALLS: Record<string, Endpoint> = {
  ownListings,
  ownListing,
  saveListing,
  deleteListing,
  putBackListing,
  featureListings,
  listingColumns,
  saveListingColumns,
  importListings,
  addListingDocument,
  feeds,
  connectFeed,
  pauseFeed,
  resumeFeed,
  removeFeed,
  putBackFeed,
  saveBoardAgreement,
  removeBoardAgreement,
  whyListing,
  complianceLink
}
