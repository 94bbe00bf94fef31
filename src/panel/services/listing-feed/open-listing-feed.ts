import { ddfFeed } from './ddf-feed.ts'
import { type CallOptions, feedCalls } from './feed-call.ts'
import type { FeedAccess, ListingFeed } from './listing-feed.ts'
import { resoFeed } from './reso-feed.ts'

/** Opens a feed by its access. Its calls share one token and the limit of four at once. */
export function openListingFeed(access: FeedAccess, options: CallOptions): ListingFeed {
  const get = feedCalls(access, options)
  return access.kind === 'ddf' ? ddfFeed(access.root, get) : resoFeed(access.root, get)
}
