import type { Generated } from 'kysely'
import type { Json, Maybe, MaybeMoment, Moment } from './columns.ts'

export type ItemKind = 'faq' | 'policy' | 'post' | 'testimonial'

/** What editors write. The tables that the site is made of hold what is published of it. */
export type ContentItemsTable = {
  kind: ItemKind
  /** The key of the published row, as text. */
  item_id: string
  /** Of the newest version, as are the next three. */
  title: string
  version: number
  updated: Moment
  updated_by: string
  published_version: Maybe<number>
  /** What was published before that; null where nothing was. */
  live_before: Maybe<number>
  /** Whether the last publishing can be taken back. */
  can_undo: Generated<boolean>
  publish_at: MaybeMoment
  scheduled_version: Maybe<number>
  scheduled_by: Maybe<string>
  /** What the browser called it that began it. */
  begun_as: Maybe<string>
  /** A post's date; given at its first publishing, and kept. */
  created: MaybeMoment
  /** Its place in its list, published or not. Null for posts and policies, and for old drafts, which come last. */
  position: Maybe<number>
}

export type ContentVersionsTable = {
  kind: ItemKind
  item_id: string
  version: number
  fields: Json<Record<string, string | null>>
  updated: Moment
  updated_by: string
  /** Null where no account did it, and where the account is gone. */
  agent_id: Maybe<string>
  published_at: MaybeMoment
  /** Until when its writer's next words become part of it; null once it stands by itself. */
  open_until: MaybeMoment
}

/** Numbers that no other item gets: they may have been addresses. */
export type DeletedItemsTable = { kind: ItemKind; item_id: string; deleted: Moment }

/** Who has an item open. */
export type ContentPresenceTable = {
  kind: ItemKind
  item_id: string
  agent_id: string
  since: Moment
  seen: Moment
}

/** Pictures of posts, named by their content. */
export type PicturesTable = {
  name: string
  type: string
  bytes: Uint8Array
  alt: string
  created: Moment
  agent_id: Maybe<string>
  /** Since when no content names it; null while any does. */
  unused_since: MaybeMoment
}

export type PublishRunsTable = {
  run_id: Generated<number>
  /** At most one row is queued, and one is running. */
  state: 'done' | 'failed' | 'queued' | 'running'
  asked_by: string
  reason: string
  progress: Json<object | null>
  summary: Json<object | null>
  tries: Generated<number>
  /** Whoever runs it says until when it is alive. */
  lease_until: MaybeMoment
  created: Moment
  started: MaybeMoment
  ended: MaybeMoment
}

/** Triggers from outside that were heard, so that none counts twice. */
export type HookCallsTable = { webhook_id: string; run_id: number; received: Moment }
