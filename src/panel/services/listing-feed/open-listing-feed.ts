import { ddfFeed } from './ddf-feed.ts'
import { type CallOptions, feedCalls } from './feed-call.ts'
import { feedOffers } from './feed-offers.ts'
import type { FeedAccess, ListingFeed } from './listing-feed.ts'
import { resoFeed } from './reso-feed.ts'

/** Opens a feed by its access. Its calls share one token and the limit of four at once. */
export function openListingFeed(access: FeedAccess, options: CallOptions): ListingFeed {
  return listingFeedOpener(access, options)()
}

/** Opens it for one poll at a time, which may last until then; all share the token and what the feed says it offers. */
export function listingFeedOpener(access: FeedAccess, options: CallOptions) {
  const calls = feedCalls(access, options)
  const offers = feedOffers(access.root)
  return (until?: Date): ListingFeed => {
    const get = calls(until)
    const { kind, root } = access
    return kind === 'ddf' ? ddfFeed(root, get) : resoFeed(root, get, offers)
  }
}
