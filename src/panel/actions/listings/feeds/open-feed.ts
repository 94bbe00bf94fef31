import { type FeedRow, saveDestination, saveFeed } from '../../../records/listings/feeds/feeds.ts'
import { FeedFailure } from '../../../services/listing-feed/feed-failure.ts'
import type { FeedAccess, ListingFeed } from '../../../services/listing-feed/listing-feed.ts'
import { openListingFeed } from '../../../services/listing-feed/open-listing-feed.ts'
import { openValue, sealValue } from '../../../services/sealed-value.ts'
import type { World } from '../../../services/world.ts'
import { secretsKey } from '../../websites/site-secrets.ts'
import type { OpenFeed } from './poll-feeds.ts'

type Shown = { destination_id: number; website_id: number | null }

/** Adds an account, or gives it new access, with the data feeds that websites show. It is due at once. */
export async function addFeed(
  world: World,
  access: FeedAccess,
  destinations: readonly Shown[]
): Promise<number> {
  const isDdf = access.kind === 'ddf'
  const where = { root: access.root, client_id: isDdf ? access.clientId : '' }
  const sealing = { key: await secretsKey(world), owner: ownerOf(where) }
  const feed_id = await saveFeed(world.db, {
    ...where,
    kind: access.kind,
    media_hosts: (access.mediaHosts ?? []).join(','),
    token_url: isDdf ? access.tokenUrl : null,
    sealed_secret: sealValue(isDdf ? access.secret : access.token, sealing),
    next_poll_at: world.clock()
  })
  for (const one of destinations) await saveDestination(world.db, { feed_id, ...one })
  return feed_id
}

/** Opens feeds, each once: its calls share a token, from one poll to the next. */
export function feedOpener(world: World): OpenFeed {
  const opened = new Map<string, ListingFeed>()
  return async (feed) => {
    const known = opened.get(feed.sealed_secret)
    if (known) return known
    const access = accessOf(feed, await secretsKey(world))
    const port = openListingFeed(access, { clock: world.clock })
    opened.set(feed.sealed_secret, port)
    return port
  }
}

function accessOf(feed: FeedRow, key: Buffer): FeedAccess {
  const { client_id: clientId, kind, root, sealed_secret, token_url: tokenUrl } = feed
  const secret = openValue(sealed_secret, { key, owner: ownerOf(feed) })
  if (secret === undefined) {
    throw new FeedFailure(
      'credentials',
      'The feed’s password doesn’t open: check SITE_SECRETS_KEY.'
    )
  }
  return kind === 'ddf'
    ? { kind, clientId, root, secret, tokenUrl: tokenUrl ?? '' }
    : { kind, root, token: secret }
}

function ownerOf({ client_id, root }: Pick<FeedRow, 'client_id' | 'root'>): string {
  return `feed:${root}:${client_id}`
}
