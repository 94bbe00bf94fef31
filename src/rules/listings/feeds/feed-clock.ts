/** When a feed is asked, and until when its listings are shown. Times are ours unless it says otherwise. */
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const OVERLAP_MS = 20 * MINUTE_MS
const POLL_MS = 15 * MINUTE_MS
/** All of Canada's listings take half of it for the first time; what is left is read by the next poll. */
const LONGEST_POLL_MS = HOUR_MS
/** CREA: refresh at least every 24 hours. */
const STALE_MS = 24 * HOUR_MS
/** A list of this size is read at every poll, so that what was withdrawn goes at once. */
const SMALL_LIST = 5000
const LARGE_LIST_MS = 6 * HOUR_MS
const REFUSED_MS = HOUR_MS
const PEOPLE_MS = 24 * HOUR_MS
const HOUSES_MS = 6 * HOUR_MS
/** Brokerages, and as many agents, that one poll reads again: 40 calls of CREA's hundred. */
export const PEOPLE_READ_AT_ONCE = 2000

/** Older listings are hidden. A feed that was never read has none to hide. */
export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - STALE_MS)
}

/** The complete list is due: only it shows what has gone. */
export function isListDue(
  destination: { listedAt: Date | null; size: number; heldSince: Date | null },
  now: Date
): boolean {
  const { heldSince, listedAt, size } = destination
  if (listedAt === null || heldSince !== null || size <= SMALL_LIST) return true
  return now.getTime() - listedAt.getTime() >= LARGE_LIST_MS
}

/**
 * Changes are asked for from before the newest one that is known, by the feed's clock: a change may be
 * announced later than one with a later time.
 */
export function changesFrom(watermark: Date): Date {
  return new Date(watermark.getTime() - OVERLAP_MS)
}

/** A poll ends then: other feeds wait for it. */
export function pollEndsAt(now: Date): Date {
  return new Date(now.getTime() + LONGEST_POLL_MS)
}

/** A feed that fails is asked again after 1, 2, 4, 8 and then 15 minutes; without access, hourly. */
export function nextPollAt(
  now: Date,
  { failures, isRefused }: { failures: number; isRefused: boolean }
): Date {
  const waited = failures === 0 ? POLL_MS : Math.min(POLL_MS, MINUTE_MS * 2 ** (failures - 1))
  return new Date(now.getTime() + (isRefused ? REFUSED_MS : waited))
}

/** Names that were read before then are read again. */
export function peopleOldBefore(now: Date): Date {
  return new Date(now.getTime() - PEOPLE_MS)
}

/** Whether all open houses are to be read again: changing one needn't change its listing. */
export function areHousesDue(readAt: Date | null, now: Date): boolean {
  return readAt === null || now.getTime() - readAt.getTime() >= HOUSES_MS
}
