const SHARE_MAX = 0.2
const ROWS_MAX = 50
const HOUR_MS = 3_600_000
/** When the last good list is as old, nothing of the feed is shown any more. */
const GOOD_MS = 24 * HOUR_MS
/** The first list after a day of failures proves nothing. */
const HELD_MS = 12 * HOUR_MS

/**
 * Whether a complete list may remove listings. One that came empty, or lost more than 20 % and 50 rows,
 * is doubted and asked for again. It is taken at its word once the last good one is a day old, and no
 * better one came for half a day.
 */
export function isListDoubted({
  before,
  heldSince,
  listedAt,
  lost,
  now,
  received
}: {
  before: number
  /** Since when lists have been doubted. */
  heldSince: Date | null
  /** When a list was last taken. */
  listedAt: Date | null
  lost: number
  now: Date
  received: number
}): boolean {
  const isEmpty = before > 0 && received === 0
  const hasShrunk = lost > ROWS_MAX && lost > before * SHARE_MAX
  if (listedAt === null || !(isEmpty || hasShrunk)) return false
  const isLastFresh = now.getTime() - listedAt.getTime() < GOOD_MS
  return isLastFresh || heldSince === null || now.getTime() - heldSince.getTime() < HELD_MS
}
