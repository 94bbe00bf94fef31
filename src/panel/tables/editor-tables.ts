import type { Generated } from 'kysely'
import type { Json, Maybe, MaybeMoment, Moment } from './columns.ts'

export type ItemKind = 'faq' | 'policy' | 'post' | 'testimonial'

/** Drafts. The content tables hold the published versions. */
export type ContentItemsTable = {
  kind: ItemKind
  /** The key of the published row, as text. */
  item_id: string
  /** This and the next three columns are the newest version's. */
  title: string
  version: number
  updated: Moment
  updated_by: string
  published_version: Maybe<number>
  /** The version published before; null if none was. */
  live_before: Maybe<number>
  /** Whether the last publish can be undone. */
  can_undo: Generated<boolean>
  publish_at: MaybeMoment
  scheduled_version: Maybe<number>
  scheduled_by: Maybe<string>
  /** The creating browser's own id for it. */
  begun_as: Maybe<string>
  /** A post's date, set when it is first published. */
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
  /** Null if no account wrote it, or if the account was deleted. */
  agent_id: Maybe<string>
  published_at: MaybeMoment
  /** Until then its author's next edits extend this version; null once it is final. */
  open_until: MaybeMoment
}

/** Numbers that no other item gets: they may have been addresses. */
export type DeletedItemsTable = { kind: ItemKind; item_id: string; deleted: Moment }

/** Editors who have an item open. */
export type ContentPresenceTable = {
  kind: ItemKind
  item_id: string
  agent_id: string
  since: Moment
  seen: Moment
}

/** Pictures of posts, named by a hash of their content. */
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
  /** The running process renews this lease. */
  lease_until: MaybeMoment
  created: Moment
  started: MaybeMoment
  ended: MaybeMoment
}

/** Received publish webhooks, so that a redelivery doesn't queue another run. */
export type HookCallsTable = { webhook_id: string; run_id: number; received: Moment }
