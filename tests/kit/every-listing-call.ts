import * as listings from '#contract/listings/own-listings.ts'
import { openListings } from './listings.ts'
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
}
