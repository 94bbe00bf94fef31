import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { asksForPrivacy } from '#rules/leads/visit-source.ts'
import { type ListingEvent, SAME_EVENT_MINUTES } from '#rules/listings/feeds/listing-event.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { reportedEvents } from '../actions/listings/feeds/send-listing-events.ts'
import { requestAddress, trustedProxies } from '../http/client-address.ts'
import { addListingEvents, type NotedEvent } from '../records/listings/feeds/listing-events.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { isPerson } from './is-person.ts'
import { visitorIds } from './visitor-id.ts'

/** A process that is killed loses at most this much. */
const FLUSH_MS = 5000
/** More in one flush are not people. */
const PENDING_MAX = 2000
const REMEMBERED_MAX = 50_000

type Happened = { event: ListingEvent; listing_id: number; language: SiteLanguage }

export type ListingEvents = {
  note: (request: IncomingMessage, entry: HostEntry, happened: Happened) => void
  flush: () => Promise<void>
  /** Stops after a last flush. */
  close: () => Promise<void>
}

/**
 * Notes in memory what people do with listings, and saves every five seconds what CREA is told of. Visitors
 * whose browsers ask for privacy are left out.
 */
export function openListingEvents(world: World): ListingEvents {
  const { clock, log, settings } = world
  const proxies = trustedProxies(settings.trustedProxies)
  const visitorOf = visitorIds(clock)
  const recent = new LRUCache<string, true>({
    max: REMEMBERED_MAX,
    ttl: SAME_EVENT_MINUTES * 60_000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() }
  })
  let pending: NotedEvent[] = []

  function note(request: IncomingMessage, { site }: HostEntry, happened: Happened): void {
    const { event, language, listing_id } = happened
    if (!reportedEvents(world).includes(event) || pending.length >= PENDING_MAX) return
    const { headers } = request
    if (!isPerson(request) || asksForPrivacy(headers)) return
    const { website_id } = site
    const ip = requestAddress(request, proxies)
    const visitor = visitorOf({ website_id, ip, agent: headers['user-agent'] ?? '' })
    const key = `${visitor} ${listing_id} ${event}`
    if (recent.has(key)) return
    recent.set(key, true)
    pending.push({ website_id, listing_id, event, visitor, language, noted_at: clock() })
  }

  async function write(): Promise<void> {
    const noted = pending
    if (noted.length === 0) return
    pending = []
    try {
      await addListingEvents(world.db, world.feeds.ddf.root, noted)
    } catch (error) {
      if (isDatabaseAway(error)) pending = [...noted, ...pending]
      else log.error({ err: error }, 'events of listings were lost')
    }
  }

  let running: Promise<void> = Promise.resolve()
  const flush = (): Promise<void> => (running = running.then(write))
  const timer = setInterval(() => void (pending.length > 0 && flush()), FLUSH_MS)
  timer.unref()

  return {
    note,
    flush,
    close() {
      clearInterval(timer)
      return flush()
    }
  }
}
