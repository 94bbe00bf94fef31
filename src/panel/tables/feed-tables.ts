import type { Generated } from 'kysely'
import type { MediaFormat } from '#rules/websites/site-media.ts'
import type { Maybe, MaybeMoment, Moment } from './columns.ts'

/** An account at CREA or a board, with the addresses it is asked at. */
export type FeedsTable = {
  feed_id: Generated<number>
  kind: 'ddf' | 'reso'
  root: string
  token_url: Maybe<string>
  client_id: Generated<string>
  sealed_secret: string
  /** Hosts of its photographs, with commas; empty for the provider's usual ones. */
  media_hosts: Generated<string>
  /** In a row, since the last poll that succeeded. */
  failures: Generated<number>
  /** What the last poll failed with; null after one that succeeded. */
  why: Maybe<string>
  last_poll_at: MaybeMoment
  /** Until then a process may be at it. */
  next_poll_at: Moment
}

/** An agent's data feed in an account, and the website that shows its listings. A board has one, 0. */
export type FeedDestinationsTable = {
  feed_id: number
  destination_id: number
  website_id: Maybe<number>
  /** When the last complete list was asked for. */
  listed_at: MaybeMoment
  /** Since when its list has been doubted. */
  held_since: MaybeMoment
  /** The newest change, by the feed's clock. */
  watermark_at: MaybeMoment
}

/** Which listing is in which data feed: the permission to show it there. */
export type FeedListingsTable = {
  feed_id: number
  destination_id: number
  listing_key: string
  /** Of `listings`. */
  source_key: string
  modified_at: MaybeMoment
  /** Its details have not been read since it changed. */
  needs_detail: Generated<boolean>
}

/** A photograph that somebody has looked at, by `fetch_key` of `listing_media`. */
export type FeedPhotosTable = {
  fetch_key: string
  width: Generated<number>
  height: Generated<number>
  colour: Maybe<string>
  /** When somebody last looked at it, to the day. */
  asked_at: Moment
  /** Null until it is there. */
  fetched_at: MaybeMoment
  next_try_at: Moment
  failures: Generated<number>
  why: Maybe<string>
}

/** It in each width and format. */
export type FeedPhotoFilesTable = {
  fetch_key: string
  width: number
  format: MediaFormat
  bytes: Uint8Array
}

/** A brokerage or an agent of a feed's listings, who must be named with each. */
export type FeedOfficesTable = { feed_id: number; office_key: string; name: string; phone: string }
export type FeedMembersTable = { feed_id: number; member_key: string; name: string; phone: string }
