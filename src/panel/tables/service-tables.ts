import type { ColumnType, Generated } from 'kysely'
import type { Json, Maybe, MaybeMoment, Moment } from './columns.ts'

export type RequestKeysTable = {
  /** An agent's id, or for visitors the call's path. */
  scope: string
  key: string
  /** SHA-256 of the path and the input. */
  request_hash: string
  /** Null until the first request is answered. The body is null if the answer is secret. */
  answer: ColumnType<{ status: number; body: unknown } | null, string | null, string | null>
  created: Moment
}

export type JobsTable = {
  job_id: Generated<number>
  /** Stored, so old kinds keep their wording: 'send-mail', 'mail-reset-code'. */
  kind: string
  payload: Json<unknown>
  /** A second job with the same key is not queued. */
  dedupe: string | null
  state: 'dead' | 'done' | 'ready'
  run_at: Moment
  lease_until: MaybeMoment
  /** The process that holds the lease; unused with the embedded database. */
  lease_holder: Maybe<number>
  tries: Generated<number>
  last_error: string | null
  created: Moment
  ended: MaybeMoment
}

export type RateLimitsTable = { key: string; window_start: Moment; hits: number }

/** Used human-check tokens. */
export type HumanUsedTable = { token_hash: string; expires: Moment }

/** Secrets shared by an installation's processes. */
export type SecretsTable = { name: string; value: string }
