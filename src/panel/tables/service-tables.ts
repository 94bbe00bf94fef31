import type { ColumnType, Generated } from 'kysely'
import type { Json, Maybe, MaybeMoment, Moment } from './columns.ts'

export type RequestKeysTable = {
  /** An agent's id, or the call that visitors make. */
  scope: string
  key: string
  /** SHA-256 of the path and of what the calls are compared by. */
  request_hash: string
  /** Null until the first request is answered; its body is null where the answer is a secret. */
  answer: ColumnType<{ status: number; body: unknown } | null, string | null, string | null>
  created: Moment
}

export type JobsTable = {
  job_id: Generated<number>
  kind: string
  payload: Json<unknown>
  /** A second job with the same key is not enqueued. */
  dedupe: string | null
  state: 'dead' | 'done' | 'ready'
  run_at: Moment
  lease_until: MaybeMoment
  /** The process that holds the lease; none with the embedded database, which has a single one. */
  lease_holder: Maybe<number>
  tries: Generated<number>
  last_error: string | null
  created: Moment
  ended: MaybeMoment
}

export type RateLimitsTable = { key: string; window_start: Moment; hits: number }

/** Human-check tokens already taken, so that each counts once. */
export type HumanUsedTable = { token_hash: string; expires: Moment }

/** Secrets every process of one installation shares. */
export type SecretsTable = { name: string; value: string }
