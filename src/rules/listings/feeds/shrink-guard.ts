const SHARE_MAX = 0.2
const ROWS_MAX = 50
const HELD_MS = 24 * 3_600_000

/**
 * Whether a complete list may remove listings. One that came empty, or lost more than 20 % and 50 rows,
 * is doubted and asked for again. After 24 hours without a better one, when nothing of the feed is shown
 * any more, it is taken at its word.
 */
export function isListDoubted({
  before,
  listedAt,
  lost,
  now,
  received
}: {
  before: number
  /** When a list was last taken. */
  listedAt: Date | null
  lost: number
  now: Date
  received: number
}): boolean {
  if (listedAt === null || now.getTime() - listedAt.getTime() >= HELD_MS) return false
  if (before > 0 && received === 0) return true
  return lost > ROWS_MAX && lost > before * SHARE_MAX
}
