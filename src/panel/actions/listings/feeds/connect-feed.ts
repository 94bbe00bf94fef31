import type { FeedAccess as TypedAccess } from '#contract/listings/feeds.ts'
import { type Message, messageFrom } from '#messages/language.ts'
import { feedRefusals } from '#messages/refusals/feeds.ts'
import { DDF_BOARD } from '#rules/listings/feeds/feed-name.ts'
import { FEEDS_MAX } from '#rules/listings/feeds/feed-limits.ts'
import {
  deleteOtherDestinations,
  saveDestination,
  saveFeed
} from '../../../records/listings/feeds/feeds.ts'
import { feedsOfSite } from '../../../records/listings/feeds/site-feeds.ts'
import { lockSite } from '../../../records/websites/sites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import { Refused } from '../../../services/refused.ts'
import type { World } from '../../../services/world.ts'
import { accessOf, checkFeed } from './check-feed.ts'
import { feedRowOf } from './open-feed.ts'
import { showFeedsOf } from './site-feeds.ts'

type Destination = { id: number; name: string; isWholePool: boolean }

/** A board has one list, and no numbers for it. */
const BOARD_LIST: Destination = { id: 0, name: '', isWholePool: false }

/**
 * Asks the feed and connects it: it is due at once. Answers the data feeds to choose from, if there are
 * several and none was chosen. @throws Refused saying what the feed refuses
 */
export async function connectFeed(
  world: World,
  website_id: number,
  typed: TypedAccess
): Promise<{ id: number; name: string }[]> {
  const access = accessOf(world, typed)
  const isDdf = typed.way === 'ddf'
  const secret = typed.way === 'token' ? 'token' : 'secret'
  const active = await checkFeed(world, access, { place: isDdf ? 'client_id' : 'root', secret })
  const destinations = active.map(({ id, isWholePool, name = String(id) }) => {
    return { id, isWholePool, name }
  })
  if (!isDdf) {
    await save(world, website_id, { typed, access, destination: BOARD_LIST })
    return []
  }
  if (typed.destination_id === null && destinations.length > 1) return destinations
  const destination =
    typed.destination_id === null
      ? destinations[0]
      : destinations.find(({ id }) => id === typed.destination_id)
  if (!destination) {
    const reason = destinations.length === 0 ? 'noneActive' : 'notThere'
    throw refused(messageFrom(feedRefusals, (t) => t.ddf[reason]))
  }
  await save(world, website_id, { typed, access, destination })
  return []
}

async function save(
  world: World,
  website_id: number,
  {
    access,
    destination,
    typed
  }: { access: ReturnType<typeof accessOf>; destination: Destination; typed: TypedAccess }
): Promise<void> {
  const now = world.clock()
  const row = await feedRowOf(world, access, website_id)
  const isDdf = typed.way === 'ddf'
  await inTransaction(world.db, async (tx) => {
    await lockSite(tx, website_id)
    const known = await feedsOfSite(tx, website_id)
    const isKnown = known.some((one) => one.root === row.root && one.client_id === row.client_id)
    if (!isKnown && known.length >= FEEDS_MAX) {
      throw refused(messageFrom(feedRefusals, (t) => t.tooMany(FEEDS_MAX)))
    }
    const feed_id = await saveFeed(tx, {
      ...row,
      board: isDdf ? DDF_BOARD : typed.board,
      connected_at: now,
      is_agreed: false,
      is_vow: false,
      is_pool: isDdf && (typed.is_pool || destination.isWholePool),
      next_poll_at: now
    })
    const which = { feed_id, destination_id: destination.id }
    await deleteOtherDestinations(tx, which)
    await saveDestination(tx, { ...which, website_id, name: destination.name })
    await showFeedsOf(tx, website_id, now)
  })
}

function refused(text: Message): Refused {
  return new Refused(text, 409)
}
