import type { PermittedDisplay } from '#rules/listings/feeds/agreements.ts'
import { deleteOtherFeeds } from '../../../records/listings/feeds/feeds.ts'
import { feedAnswers } from '../../../services/listing-feed/sample-feed/feed-answers.ts'
import type { FeedAccess } from '../../../services/listing-feed/listing-feed.ts'
import type { FeedPictures } from '../../../services/listing-feed/sample-feed/feed-pictures.ts'
import { startFeedServer } from '../../../services/listing-feed/sample-feed/feed-server.ts'
import type { FeedStore } from '../../../services/listing-feed/sample-feed/feed-store.ts'
import {
  SAMPLE_ACCOUNT,
  SAMPLE_DESTINATION,
  sampleStore
} from '../../../services/listing-feed/sample-feed/sample-store.ts'
import { soldStore } from '../../../services/listing-feed/sample-feed/sold-homes.ts'
import type { World } from '../../../services/world.ts'
import { addFeed } from './open-feed.ts'

/**
 * Serves stand-ins for CREA and for a board on this machine and gives their invented homes to the sample website, so
 * that a newcomer sees a whole search, and sold homes behind a registration, without access to a feed, and can
 * connect CREA's as an agent would.
 */
export async function startSampleFeed(
  world: World,
  { pictures, website_id }: { pictures: FeedPictures; website_id: number }
): Promise<{ close: () => Promise<void> }> {
  const now = world.clock()
  const start = async (
    kind: FeedAccess['kind'],
    store: FeedStore,
    [destination_id, display]: [number, PermittedDisplay]
  ) => {
    const { answer } = feedAnswers(store, world.clock, kind)
    const server = await startFeedServer(answer, { pictures })
    const where = {
      root: `${server.origin}/odata/v1/`,
      tokenUrl: `${server.origin}/connect/token`
    }
    const access = { kind, ...SAMPLE_ACCOUNT, ...where }
    const feed_id = await addFeed(world, access, [{ destination_id, website_id }], display)
    return { close: server.close, feed_id, where }
  }
  const crea = await start('ddf', sampleStore({ now }), [
    SAMPLE_DESTINATION,
    { idx: true, vow: false }
  ])
  const board = await start('reso', soldStore({ now }), [0, { idx: false, vow: true }])
  // Agents who connect CREA's feed here are answered by the same.
  world.feeds = { ddf: crea.where, isStandIn: true }
  // Of an earlier start, on another port.
  const feed_ids = [crea.feed_id, board.feed_id]
  await deleteOtherFeeds(world.db, { client_id: SAMPLE_ACCOUNT.clientId, feed_ids })
  return {
    close: async () => {
      await crea.close()
      await board.close()
    }
  }
}
