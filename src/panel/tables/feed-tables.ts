import type { Generated } from 'kysely'
import type { AgreementKind, AgreementTurn } from '#rules/listings/feeds/agreements.ts'
import type { ListingEvent } from '#rules/listings/feeds/listing-event.ts'
import type { FeedTrouble } from '#rules/listings/feeds/feed-state.ts'
import type { MediaFormat } from '#rules/websites/site-media.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { Maybe, MaybeMoment, Moment } from './columns.ts'
import type { FilePlaceColumns } from './site-tables.ts'

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
  /** When a poll ended whose listings the websites don't show yet. */
  unshown_poll_at: MaybeMoment
  /** Until then a process may be at it. */
  next_poll_at: Moment
  /** Whose agent connected it; null for one of ours, which needs no agreement. */
  website_id: Maybe<number>
  /** Of the agent's agreements; CREA's own name for its DDF. */
  board: Generated<string>
  /** What a token is asked for. */
  scope: Generated<string>
  /** It has listings of CREA's National Shared Pool. */
  is_pool: Generated<boolean>
  /** Every agreement is signed that it needs to be shown to everyone. */
  is_agreed: Generated<boolean>
  /** Its listings may be shown to registered visitors. */
  is_vow: Generated<boolean>
  connected_at: MaybeMoment
  paused_at: MaybeMoment
  /** Deleted a day later. */
  removed_at: MaybeMoment
  /** When all its open houses were read. */
  houses_read_at: MaybeMoment
  /** What the agent was told last; null once it is well again. */
  told: Maybe<FeedTrouble>
}

/** An agent's data feed in an account, and the website that shows its listings. A board has one, 0. */
export type FeedDestinationsTable = {
  feed_id: number
  destination_id: number
  /** CREA's name for it. */
  name: Generated<string>
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
} & FilePlaceColumns

/** A brokerage or an agent of a feed's listings, who must be named with each. */
export type FeedOfficesTable = NamedTable & { office_key: string }
export type FeedMembersTable = NamedTable & { member_key: string }

type NamedTable = { feed_id: number; name: string; phone: string; read_at: MaybeMoment }

/** A listing that a data feed no longer has; kept for questions about it. */
export type FeedDeparturesTable = {
  feed_id: number
  destination_id: number
  listing_key: string
  ListingId: string
  /** What it was here, and is again if it comes back; null for one that left before we kept it. */
  listing_id: Maybe<number>
  /** When the last list that had it was asked for. */
  seen_at: MaybeMoment
  gone_at: Moment
}

/** What a visitor did with a listing of CREA's, until CREA has been told. */
export type ListingEventsTable = {
  event_id: Generated<string>
  destination_id: number
  listing_key: string
  event: ListingEvent
  /** Random, of one visitor, website and day. */
  visitor: string
  language: SiteLanguage
  noted_at: Moment
  /** Until then a process is sending it. */
  leased_until: MaybeMoment
}

/** How far an agreement with a board is. */
export type AgreementsTable = {
  agreement_id: Generated<number>
  website_id: number
  board: string
  kind: AgreementKind
  turn: AgreementTurn
  turn_since: Moment
  /** A calendar day, as is `remind_on`. */
  signed_on: Maybe<string>
  /** Where the document is. */
  link: Generated<string>
  note: Generated<string>
  remind_on: Maybe<string>
  /** The day that a reminder was sent for. */
  reminded_for: Maybe<string>
}
