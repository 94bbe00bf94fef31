import * as imports from '#contract/listings/import-listings.ts'
import * as listings from '#contract/listings/own-listings.ts'
import { LISTING_HEADINGS, LISTING_ROWS, openListings } from './listings.ts'
import { addListingDocument } from '#contract/listings/listing-documents.ts'
import { pdfBlob } from './pdf-blob.ts'
import * as agreements from '#contract/listings/agreements.ts'
import * as feeds from '#contract/listings/feeds.ts'
import * as why from '#contract/listings/why-listing.ts'
import { openFeeds, standInForCrea } from './connected-feeds.ts'
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
  await makeEveryFeedCall(panel, agent)
}

async function makeEveryFeedCall(
  panel: TestPanel,
  agent: { token: string; website_id: number }
): Promise<void> {
  const server = await standInForCrea(panel)
  const { call, connect, feed, list, sign } = await openFeeds(panel, agent)
  await connect({ secret: 'wrong' })
  await connect({ destination_id: 7 })
  await connect()
  await list()
  const { feed_id } = await feed()
  for (const change of [feeds.pauseFeed, feeds.resumeFeed, feeds.removeFeed, feeds.putBackFeed]) {
    await call(change, { feed_id })
    await call(change, { feed_id: feed_id + 999 })
  }
  const { agreement_id } = (await sign()).body.agreements[0]
  await sign({ turn: 'you' })
  await sign({}, agreement_id + 999)
  await call(why.whyListing, { ListingId: 'C5712345' })
  await call(why.complianceLink, {})
  await call(agreements.removeBoardAgreement, { agreement_id })
  await server.close()
}
