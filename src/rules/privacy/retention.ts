import type { Retention, Until } from './keeping.ts'
import { KEPT_OF_AGENTS } from './kept-of-agents.ts'
import { KEPT_OF_EDITORS, KEPT_OF_EVERYONE, KEPT_OF_VISITORS } from './kept-of-others.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Every kind of personal data that the product keeps, and for how long. The job that removes it, the privacy
 * policy and the tests read this table: see docs/decisions/0234.
 */
export const RETENTION = {
  ...KEPT_OF_AGENTS,
  ...KEPT_OF_VISITORS,
  ...KEPT_OF_EVERYONE,
  ...KEPT_OF_EDITORS
}

export type DataKind = keyof typeof RETENTION
/** The kinds that the job removes, as they have a period. */
export type TimedKind = {
  [Kind in DataKind]: (typeof RETENTION)[Kind] extends { until: Until } ? never : Kind
}[DataKind]

export const DATA_KINDS = Object.keys(RETENTION) as DataKind[]

/**
 * What a kind must be older than to be removed: the moment that its period ago.
 * The year of a tax record ends last in the west of the country, hence the day.
 */
export function removedBefore(kind: TimedKind, now: Date): Date {
  const row: Retention = RETENTION[kind]
  if ('taxYears' in row) {
    const year = new Date(now.getTime() - DAY_MS).getUTCFullYear()
    return new Date(Date.UTC(year - row.taxYears, 0, 1))
  }
  return new Date(now.getTime() - ('days' in row ? row.days : 0) * DAY_MS)
}
