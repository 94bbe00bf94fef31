import type { Endpoint } from '#contract/endpoint.ts'
import { importListings } from '#contract/listings/import-listings.ts'
import { LISTING_HEADINGS, LISTING_ROWS, listingContent, openListings } from './listings.ts'
import { pdfBlob } from './pdf-blob.ts'
import { DDF_ACCESS, insertFeed, openFeeds, SIGNED, standInForCrea } from './connected-feeds.ts'
import type { TestPanel } from './panel.ts'

type Case = () => Promise<{ input: object; token: string }>

/** The calls about listings that take a key. */
export function keyedListingCalls(
  panel: TestPanel
): Record<string, () => Promise<{ input: object; token: string; other: [Endpoint, object] }>> {
  return {
    importListings: async () => {
      const { token } = await openListings(panel)
      const other: [Endpoint, object] = [importListings, { ...LISTING_ROWS, deleted: 'put_back' }]
      return { input: LISTING_ROWS, token, other }
    }
  }
}

/** The calls about listings and feeds that are safe to repeat, each with a listing of its own. */
export function safeListingCalls(panel: TestPanel): Record<string, Case> {
  const onListing =
    (inputOf: (listing: { listing_id: number; version: number }) => object): Case =>
    async () => {
      const { save, token } = await openListings(panel)
      const { listing_id, version } = (await save()).body
      return { input: inputOf({ listing_id, version }), token }
    }
  const onFeed: Case = async () => {
    const { token, website_id } = await openFeeds(panel)
    return { input: { feed_id: await insertFeed(panel, { website_id }) }, token }
  }
  return {
    saveListing: onListing(({ listing_id, version }) => {
      const content = listingContent({ ListPrice: 879_900 })
      return { listing_id, base_version: version, content }
    }),
    deleteListing: onListing(({ listing_id }) => ({ listing_id })),
    putBackListing: onListing(({ listing_id }) => ({ listing_id })),
    featureListings: onListing(({ listing_id }) => ({ listing_ids: [listing_id] })),
    listingColumns: onListing(() => ({ headings: LISTING_HEADINGS.headings })),
    saveListingColumns: onListing(() => LISTING_HEADINGS),
    addListingDocument: onListing(() => ({ file: pdfBlob(), name: 'Plan.pdf' })),
    connectFeed: async () => {
      await standInForCrea(panel)
      return { input: { access: DDF_ACCESS }, token: (await openFeeds(panel)).token }
    },
    pauseFeed: onFeed,
    resumeFeed: onFeed,
    removeFeed: onFeed,
    putBackFeed: onFeed,
    saveBoardAgreement: async () => {
      const input = { agreement_id: null, agreement: SIGNED }
      return { input, token: (await openFeeds(panel)).token }
    },
    removeBoardAgreement: async () => {
      const { sign, token } = await openFeeds(panel)
      const { agreement_id } = (await sign()).body.agreements[0]
      return { input: { agreement_id }, token }
    }
  }
}
