import { deleteOtherFeeds } from '../../../records/listings/feeds/feeds.ts'
import { feedAnswers } from '../../../services/listing-feed/sample-feed/feed-answers.ts'
import type { FeedPictures } from '../../../services/listing-feed/sample-feed/feed-pictures.ts'
import { startFeedServer } from '../../../services/listing-feed/sample-feed/feed-server.ts'
import {
  SAMPLE_ACCOUNT,
  SAMPLE_DESTINATION,
  sampleStore
} from '../../../services/listing-feed/sample-feed/sample-store.ts'
import type { World } from '../../../services/world.ts'
import { addFeed } from './open-feed.ts'

/**
 * Serves CREA's stand-in on this machine and gives its invented homes to the sample website, so that a
 * newcomer sees a whole search without access to a feed, and can connect it as an agent would.
 */
export async function startSampleFeed(
  world: World,
  { pictures, website_id }: { pictures: FeedPictures; website_id: number }
): Promise<{ close: () => Promise<void> }> {
  const store = sampleStore({ now: world.clock() })
  const { answer } = feedAnswers(store, world.clock)
  const server = await startFeedServer(answer, { pictures })
  const access = {
    kind: 'ddf' as const,
    ...SAMPLE_ACCOUNT,
    root: `${server.origin}/odata/v1/`,
    tokenUrl: `${server.origin}/connect/token`
  }
  const feed_id = await addFeed(world, access, [{ destination_id: SAMPLE_DESTINATION, website_id }])
  // Agents who connect CREA's feed here are answered by the same.
  const { root, tokenUrl } = access
  world.feeds = { ddf: { root, tokenUrl }, isStandIn: true }
  // Of an earlier start, on another port.
  await deleteOtherFeeds(world.db, { client_id: SAMPLE_ACCOUNT.clientId, feed_id })
  return { close: server.close }
}
