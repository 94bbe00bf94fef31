import { EVENT_KEPT_HOURS, type ListingEvent } from '#rules/listings/feeds/listing-event.ts'
import {
  deleteListingEvents,
  deleteOldListingEvents,
  leaseListingEvents,
  releaseListingEvents
} from '../../../records/listings/feeds/listing-events.ts'
import { sendListingEvents } from '../../../services/listing-feed/listing-event-calls.ts'
import type { World } from '../../../services/world.ts'

const MINUTE_MS = 60_000
const KEPT_MS = EVENT_KEPT_HOURS * 60 * MINUTE_MS
const BATCH = 100
/** Longer than a batch takes from a server that is as slow as may be. */
const LEASE_MS = 10 * MINUTE_MS
const LONGEST_PAUSE_MS = 60 * MINUTE_MS

/** What CREA is told of its listings; nothing where another server stands in for it. */
export function reportedEvents({
  feeds,
  settings
}: Pick<World, 'feeds' | 'settings'>): readonly ListingEvent[] {
  return feeds.ddf.eventsUrl === undefined ? [] : settings.ddfEvents
}

/**
 * Sends what visitors did with CREA's listings, in batches. While CREA's server is away, one batch is tried
 * after 1, 2, 4 … minutes, at last hourly, and what is a day old is dropped.
 */
export function listingEventSender(): (world: World) => Promise<void> {
  let failures = 0
  let pausedUntil = new Date(0)

  return async ({ clock, db, feeds, log }) => {
    const now = clock()
    const tooOld = await deleteOldListingEvents(db, new Date(now.getTime() - KEPT_MS))
    if (tooOld > 0) log.warn({ events: tooOld }, 'CREA was not told of its listings for a day')
    const { eventsUrl } = feeds.ddf
    if (eventsUrl === undefined || now < pausedUntil) return
    for (;;) {
      const until = new Date(now.getTime() + LEASE_MS)
      const events = await leaseListingEvents(db, { most: BATCH, now, until })
      if (events.length === 0) return
      const { handled, refused } = await sendListingEvents(eventsUrl, events)
      if (refused > 0) log.warn({ events: refused }, 'CREA refused events of its listings')
      await deleteListingEvents(db, [...handled])
      const left = events.flatMap(({ event_id }) => (handled.has(event_id) ? [] : event_id))
      if (left.length > 0) {
        await releaseListingEvents(db, left)
        if (failures === 0) log.warn('CREA can’t be told of its listings; it is tried again')
        const pause = Math.min(MINUTE_MS * 2 ** failures, LONGEST_PAUSE_MS)
        failures++
        pausedUntil = new Date(now.getTime() + pause)
        return
      }
      failures = 0
    }
  }
}
