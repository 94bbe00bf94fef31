import type { TimedKind } from '#rules/privacy/retention.ts'

type AgedRow = [table: string, row: Record<string, unknown>]
/** Whose rows they are. */
export type Ids = { agent_id: string; website_id: number; upm_id: string }
/** Rows of each kind with a period, which counts from `at`. */
export type AgedRows = Record<TimedKind, (ids: Ids, at: Date) => AgedRow[]>

const DAY_MS = 24 * 60 * 60_000

export function days(from: Date, count: number): Date {
  return new Date(from.getTime() + count * DAY_MS)
}
