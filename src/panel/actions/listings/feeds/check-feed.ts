import type { FeedAccess as TypedAccess } from '#contract/listings/feeds.ts'
import { type Message, messageFrom } from '#messages/language.ts'
import { feedRefusals } from '#messages/refusals/feeds.ts'
import { readMediaHosts } from '#rules/listings/feeds/media-hosts.ts'
import { FeedFailure } from '../../../services/listing-feed/feed-failure.ts'
import type { FeedAccess, FeedDestination } from '../../../services/listing-feed/listing-feed.ts'
import { listingFeedOpener } from '../../../services/listing-feed/open-listing-feed.ts'
import { Refused } from '../../../services/refused.ts'
import type { World } from '../../../services/world.ts'

/** An agent waits for the answer. */
const SILENCE_MS = 10_000
const LONGEST_MS = 60_000

/** How the panel is let in, by what the agent typed. */
export function accessOf({ feeds }: World, typed: TypedAccess): FeedAccess {
  if (typed.way === 'ddf') {
    return { kind: 'ddf', ...feeds.ddf, clientId: typed.client_id, secret: typed.secret }
  }
  const { root } = typed
  const mediaHosts = readMediaHosts(typed.media_hosts) ?? []
  if (typed.way === 'token') return { kind: 'reso', root, mediaHosts, token: typed.token }
  const { client_id: clientId, scope, secret, token_url: tokenUrl } = typed
  return {
    kind: 'reso',
    root,
    mediaHosts,
    clientId,
    secret,
    tokenUrl,
    ...(scope !== '' && { scope })
  }
}

/** Asks a feed for its data feeds, or a board for the beginning of its list. @throws Refused with the reason */
export async function checkFeed(
  world: World,
  access: FeedAccess,
  fields: { place: string; secret: string }
): Promise<FeedDestination[]> {
  const { clock, feeds } = world
  const options = { clock, silenceMs: SILENCE_MS, isTrusted: feeds.isStandIn }
  const port = listingFeedOpener(access, options)(new Date(clock().getTime() + LONGEST_MS))
  try {
    if (access.kind === 'ddf') return (await port.destinations()).filter((one) => one.isActive)
    const list = port.masterList()[Symbol.asyncIterator]()
    await list.next()
    await list.return?.()
    return []
  } catch (error) {
    if (error instanceof FeedFailure) throw refusalOf(error, access.kind, fields)
    throw error
  }
}

function refusalOf(
  { problem }: FeedFailure,
  kind: FeedAccess['kind'],
  { place, secret }: { place: string; secret: string }
): Refused {
  const at = (field: string, text: Message) => new Refused(text, 422, { errors: { [field]: text } })
  if (problem === 'credentials' || problem === 'forbidden') {
    const of = kind === 'ddf' ? 'ddf' : 'board'
    return at(
      secret,
      messageFrom(feedRefusals, (t) => t[of][problem])
    )
  }
  return at(
    place,
    messageFrom(feedRefusals, (t) => t.unreachable[problem])
  )
}
