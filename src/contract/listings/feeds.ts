import * as v from 'valibot'
import { feedValidation } from '#messages/validation/feeds.ts'
import { AGREEMENT_KINDS } from '#rules/listings/feeds/agreements.ts'
import { readFeedAddress, readTokenAddress } from '#rules/listings/feeds/feed-address.ts'
import { FEED_STATES } from '#rules/listings/feeds/feed-state.ts'
import { readMediaHosts } from '#rules/listings/feeds/media-hosts.ts'
import { HIDDEN_REASONS } from '#rules/listings/hidden-reason.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { says } from '../schema-message.ts'
import { Agreement } from './agreement-fields.ts'

/** Calls for feeds of listings; 404 for an agent without a website. Passwords are never answered. */

export const FEED_PROBLEMS = [
  'credentials',
  'forbidden',
  'foreign-link',
  'private-address',
  'request',
  'silence',
  'too-large',
  'too-slow',
  'unavailable',
  'unreadable'
] as const

export const Feed = v.object({
  feed_id: rowId(),
  kind: v.picklist(['ddf', 'reso']),
  board: v.string(),
  /** The host that is asked. */
  host: v.string(),
  /** CREA's name of the data feed; empty for a board's. */
  destination: v.string(),
  is_pool: v.boolean(),
  state: v.picklist(FEED_STATES),
  /** What the last poll failed with; null after one that succeeded. */
  problem: v.nullable(v.picklist(FEED_PROBLEMS)),
  /** Who may see its listings by its agreements: every visitor, visitors who have registered. */
  display: v.object({ idx: v.boolean(), vow: v.boolean() }),
  /** The agreements without which nothing is shown to everyone; none once some may see it. */
  missing: v.array(v.picklist(AGREEMENT_KINDS)),
  connected_at: v.nullable(isoDate),
  last_poll_at: v.nullable(isoDate),
  /** When the last complete list was asked for. */
  listed_at: v.nullable(isoDate),
  held_since: v.nullable(isoDate),
  /** Listings that every visitor sees. */
  shown: v.number(),
  /** Those that only registered visitors see. */
  shown_registered: v.number(),
  /** Listings that haven't been read yet. */
  unread: v.number(),
  /** 'copy': the website shows these homes from another source. */
  hidden: v.array(v.object({ reason: v.picklist([...HIDDEN_REASONS, 'copy']), count: v.number() }))
})
export type Feed = v.InferOutput<typeof Feed>

export const FeedsAndAgreements = v.object({
  ...done,
  feeds: v.array(Feed),
  agreements: v.array(Agreement),
  /** How many homes the website shows from feeds that the service's owner connected. */
  provided: v.number()
})
export type FeedsAndAgreements = v.InferOutput<typeof FeedsAndAgreements>

const line = (most: number, empty: ReturnType<typeof says>) =>
  v.pipe(
    v.string(empty),
    v.trim(),
    v.nonEmpty(empty),
    v.maxLength(
      most,
      says(feedValidation, (t) => t.tooLong)
    )
  )
const address = (read: (typed: string) => string | undefined, wrong: ReturnType<typeof says>) =>
  v.pipe(
    v.string(wrong),
    v.maxLength(500, wrong),
    v.check((typed) => read(typed) !== undefined, wrong),
    v.transform((typed) => read(typed) ?? '')
  )

const board = line(
  120,
  says(feedValidation, (t) => t.board)
)
const root = address(
  readFeedAddress,
  says(feedValidation, (t) => t.address)
)
const client_id = line(
  200,
  says(feedValidation, (t) => t.clientId)
)
const secret = line(
  2000,
  says(feedValidation, (t) => t.secret)
)

/** Names of hosts, divided by commas; empty if the photographs are at the feed's own server. */
const media_hosts = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(
      2000,
      says(feedValidation, (t) => t.tooLong)
    ),
    v.check(
      (typed) => readMediaHosts(typed) !== undefined,
      says(feedValidation, (t) => t.mediaHosts)
    )
  ),
  ''
)

/** CREA's DDF, or a board's RESO Web API with a lasting token or with a name and a password. */
export const FeedAccess = v.variant('way', [
  v.object({
    way: v.literal('ddf'),
    client_id,
    secret,
    /** Whether it has more than the agent's or their office's own listings. */
    is_pool: v.boolean(),
    /** One of those that the first call answered; null to be told of them. */
    destination_id: v.nullable(rowId())
  }),
  v.object({
    way: v.literal('token'),
    board,
    root,
    media_hosts,
    token: line(
      4000,
      says(feedValidation, (t) => t.token)
    )
  }),
  v.object({
    way: v.literal('client'),
    board,
    root,
    media_hosts,
    token_url: address(
      readTokenAddress,
      says(feedValidation, (t) => t.tokenAddress)
    ),
    client_id,
    secret,
    scope: v.pipe(v.string(), v.trim(), v.maxLength(200))
  })
])
export type FeedAccess = v.InferOutput<typeof FeedAccess>

export const feeds = endpoint({
  access: 'private',
  answer: FeedsAndAgreements,
  input: Nothing,
  method: 'GET',
  path: '/user/feeds'
})

/**
 * Connects a feed after asking it, or gives a connected one new access. A DDF account with several data
 * feeds connects none without `destination_id`, and answers them as `destinations`.
 */
export const connectFeed = endpoint({
  access: 'private',
  answer: v.object({
    ...FeedsAndAgreements.entries,
    destinations: v.array(v.object({ destination_id: rowId(), name: v.string() }))
  }),
  input: v.object({ access: FeedAccess }),
  method: 'POST',
  path: '/user/feeds/connect',
  repeat: 'safe'
})

const which = v.object({ feed_id: rowId() })

/** Stops asking the feed, and takes its listings off the website. */
export const pauseFeed = endpoint({
  access: 'private',
  answer: FeedsAndAgreements,
  input: which,
  method: 'POST',
  path: '/user/feeds/pause',
  repeat: 'safe'
})

export const resumeFeed = endpoint({
  access: 'private',
  answer: FeedsAndAgreements,
  input: which,
  method: 'POST',
  path: '/user/feeds/resume',
  repeat: 'safe'
})

/** Takes the feed's listings off the website; a day later its access is deleted. */
export const removeFeed = endpoint({
  access: 'private',
  answer: FeedsAndAgreements,
  input: which,
  method: 'POST',
  path: '/user/feeds/remove',
  repeat: 'safe'
})

export const putBackFeed = endpoint({
  access: 'private',
  answer: FeedsAndAgreements,
  input: which,
  method: 'POST',
  path: '/user/feeds/putBack',
  repeat: 'safe'
})
