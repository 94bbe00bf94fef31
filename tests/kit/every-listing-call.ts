import * as imports from '#contract/listings/import-listings.ts'
import * as listings from '#contract/listings/own-listings.ts'
import { LISTING_HEADINGS, LISTING_ROWS, openListings } from './listings.ts'
import { addListingDocument } from '#contract/listings/listing-documents.ts'
import { pdfBlob } from './pdf-blob.ts'
import type { TestPanel } from './panel.ts'

/** Makes every call about own listings, and each of their refusals once. */
export async function makeEveryListingCall(
  panel: TestPanel,
  agent: { token: string; website_id: number }
): Promise<void> {
  const { call, list, save } = await openListings(panel, agent)
  const { body: first } = await save()
  await save({ ListPrice: 1 }, first)
  await save({ ListPrice: 2 }, first)
  const { listing_id } = first
  await list()
  await call(listings.ownListing, { listing_id })
  await call(listings.featureListings, { listing_ids: [listing_id] })
  await call(listings.deleteListing, { listing_id })
  await call(listings.ownListing, { listing_id })
  await call(listings.featureListings, { listing_ids: [listing_id] })
  await call(listings.putBackListing, { listing_id })
  await call(imports.saveListingColumns, LISTING_HEADINGS)
  await call(imports.listingColumns, { headings: LISTING_HEADINGS.headings })
  await call(imports.importListings, LISTING_ROWS)
  await call(addListingDocument, { file: pdfBlob(), name: 'Plan.pdf' })
  await call(addListingDocument, { file: new Blob(['a text']) })
}
