import pLimit from 'p-limit'
import { fetch } from 'undici'
import type { ListingEvent } from '#rules/listings/feeds/listing-event.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type SentEvent = {
  event_id: string
  destination_id: number
  listing_key: string
  event: ListingEvent
  visitor: string
  language: SiteLanguage
}

const AT_ONCE = 4
const ANSWER_MS = 10_000
const EVENT_TYPES: Record<ListingEvent, string> = {
  view: 'View',
  click: 'Click',
  email: 'email_realtor'
}
const LANGUAGE_IDS: Record<SiteLanguage, string> = { en: '1', fr: '2' }
/** Too slow, and too often: the event itself is fine. */
const LATER = [408, 429]

/**
 * Reports events to CREA's Analytics Web Service, and returns the ids of those that are done with: taken, or
 * refused for good. After the first that finds the server away, no other is begun.
 */
export async function sendListingEvents(
  eventsUrl: string,
  events: readonly SentEvent[]
): Promise<{ handled: Set<string>; refused: number }> {
  const limit = pLimit(AT_ONCE)
  const handled = new Set<string>()
  let isAway = false
  let refused = 0
  await limit.map(events, async (event) => {
    if (isAway) return
    const outcome = await send(eventsUrl, event)
    if (outcome === 'away') isAway = true
    else handled.add(event.event_id)
    if (outcome === 'refused') refused++
  })
  return { handled, refused }
}

/** What it may leave out is left out: the IP address and the page. */
async function send(
  eventsUrl: string,
  { destination_id, event, language, listing_key, visitor }: SentEvent
): Promise<'away' | 'refused' | 'sent'> {
  const url = new URL(eventsUrl)
  url.search = new URLSearchParams({
    ListingID: listing_key,
    DestinationID: String(destination_id),
    EventType: EVENT_TYPES[event],
    UUID: `${visitor}-${destination_id}`,
    LanguageID: LANGUAGE_IDS[language]
  }).toString()
  try {
    const { body, ok, status } = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS)
    })
    await body?.cancel()
    if (ok) return 'sent'
    return status >= 400 && status < 500 && !LATER.includes(status) ? 'refused' : 'away'
  } catch {
    return 'away'
  }
}
