import type { Endpoint } from '#contract/endpoint.ts'
import { importListings } from '#contract/listings/import-listings.ts'
import { LISTING_HEADINGS, LISTING_ROWS, listingContent, openListings } from './listings.ts'
import { pdfBlob } from './pdf-blob.ts'
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

/** The calls about listings that are safe to repeat, each with a listing of its own. */
export function safeListingCalls(panel: TestPanel): Record<string, Case> {
  const onListing =
    (inputOf: (listing: { listing_id: number; version: number }) => object): Case =>
    async () => {
      const { save, token } = await openListings(panel)
      const { listing_id, version } = (await save()).body
      return { input: inputOf({ listing_id, version }), token }
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
    addListingDocument: onListing(() => ({ file: pdfBlob(), name: 'Plan.pdf' }))
  }
}
