import { listingContent, openListings } from './listings.ts'
import type { TestPanel } from './panel.ts'

type Case = () => Promise<{ input: object; token: string }>

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
    featureListings: onListing(({ listing_id }) => ({ listing_ids: [listing_id] }))
  }
}
