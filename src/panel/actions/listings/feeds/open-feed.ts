import type { PermittedDisplay } from '#rules/listings/feeds/agreements.ts'
import { type FeedRow, saveDestination, saveFeed } from '../../../records/listings/feeds/feeds.ts'
import { FeedFailure } from '../../../services/listing-feed/feed-failure.ts'
import type { FeedAccess } from '../../../services/listing-feed/listing-feed.ts'
import { listingFeedOpener } from '../../../services/listing-feed/open-listing-feed.ts'
import { openValue, sealValue } from '../../../services/sealed-value.ts'
import type { World } from '../../../services/world.ts'
import { secretsKey } from '../../websites/site-secrets.ts'
import type { OpenFeed } from './poll-feeds.ts'

type Shown = { destination_id: number; website_id: number | null; name?: string }

/** Adds an account of ours, or gives it new access, with the data feeds that websites show. It is due at once. */
export async function addFeed(
  world: World,
  access: FeedAccess,
  destinations: readonly Shown[],
  /** The service’s owner answers for its own feeds. */
  display: PermittedDisplay = { idx: true, vow: false }
): Promise<number> {
  const feed_id = await saveFeed(world.db, {
    ...(await feedRowOf(world, access, null)),
    board: '',
    connected_at: null,
    is_agreed: display.idx,
    is_vow: display.vow,
    is_pool: false,
    next_poll_at: world.clock()
  })
  for (const one of destinations) await saveDestination(world.db, { feed_id, ...one })
  return feed_id
}

/** How a feed's row has its access, sealed. */
export async function feedRowOf(world: World, access: FeedAccess, website_id: number | null) {
  const isByToken = 'token' in access
  const where = {
    kind: access.kind,
    root: access.root,
    client_id: isByToken ? '' : access.clientId,
    token_url: isByToken ? null : access.tokenUrl,
    scope: isByToken ? '' : (access.scope ?? ''),
    media_hosts: (access.mediaHosts ?? []).join(','),
    website_id
  }
  const sealing = { key: await secretsKey(world), owner: ownerOf(where) }
  return { ...where, sealed_secret: sealValue(isByToken ? access.token : access.secret, sealing) }
}

/** Only the address of an agent's feed could lead into our network. */
export function isTrustedFeed(
  { feeds }: Pick<World, 'feeds'>,
  { website_id }: Pick<FeedRow, 'website_id'>
): boolean {
  return website_id === null || feeds.isStandIn
}

/** Opens feeds, each once: its calls share a token, from one poll to the next. */
export function feedOpener(world: World): OpenFeed {
  const opened = new Map<string, ReturnType<typeof listingFeedOpener>>()
  return async (feed, until) => {
    const known = opened.get(feed.sealed_secret)
    if (known) return known(until)
    const access = accessOf(feed, await secretsKey(world))
    const isTrusted = isTrustedFeed(world, feed)
    const openPort = listingFeedOpener(access, { clock: world.clock, isTrusted })
    opened.set(feed.sealed_secret, openPort)
    return openPort(until)
  }
}

function accessOf(feed: FeedRow, key: Buffer): FeedAccess {
  const { client_id: clientId, kind, root, scope, sealed_secret, token_url: tokenUrl } = feed
  const secret = openValue(sealed_secret, { key, owner: ownerOf(feed) })
  if (secret === undefined) {
    throw new FeedFailure(
      'credentials',
      'The feed’s password doesn’t open: check SITE_SECRETS_KEY.'
    )
  }
  if (tokenUrl === null) return { kind, root, token: secret }
  return { kind, root, clientId, secret, tokenUrl, ...(scope !== '' && { scope }) }
}

/** A sealed password that was moved to another account, or another website's, doesn't open. */
function ownerOf({
  client_id,
  root,
  website_id
}: Pick<FeedRow, 'client_id' | 'root' | 'website_id'>): string {
  const account = `feed:${root}:${client_id}`
  return website_id === null ? account : `${website_id}:${account}`
}
