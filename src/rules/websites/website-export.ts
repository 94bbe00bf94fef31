const HOUR_MS = 60 * 60_000

/** How long the file of an export can be downloaded. */
export const EXPORT_KEPT_DAYS = 7
/** Tries of one export; then its agent is told that it failed, and can ask for another. */
export const EXPORT_TRIES_MAX = 3
/** An export that isn't done by then never will be: its process died at every try. */
const GIVEN_UP_AFTER_HOURS = 3

export const EXPORT_STATES = ['making', 'ready', 'failed'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** How an export stands; undefined once its file has expired. */
export function exportStateAt(
  row: { state: ExportState; asked_at: Date; expires_at: Date | null },
  now: Date
): ExportState | undefined {
  const { asked_at, expires_at, state } = row
  if (state === 'ready') return expires_at && expires_at > now ? state : undefined
  const isLate = now.getTime() - asked_at.getTime() > GIVEN_UP_AFTER_HOURS * HOUR_MS
  return isLate ? 'failed' : state
}

/** 'maplekey-2026-11-27.zip' */
export function exportFileName(day: string): string {
  return `maplekey-${day}.zip`
}
