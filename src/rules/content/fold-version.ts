/** Minutes in which one editor's saves go into one version. */
const VERSION_MINUTES = 10
/** Removing more characters than this at once makes a new version. */
const REMOVED_MAX = 200

type Written = { agent_id: string | null; fields: Record<string, string | null> }

/** Until when a new version takes in its editor's next saves. */
export function openUntil(begun: Date): Date {
  return new Date(begun.getTime() + VERSION_MINUTES * 60_000)
}

/**
 * Whether a save goes into the newest version: the same editor started it a few minutes ago, it is
 * still open, and little was removed from it.
 */
export function foldsInto(
  newest: Written & { open_until: Date | null },
  save: Written & { now: Date }
): boolean {
  const isOpen = newest.open_until !== null && save.now < newest.open_until
  if (!isOpen || save.agent_id === null || newest.agent_id !== save.agent_id) return false
  return Object.entries(newest.fields).every(
    ([name, before]) => removedLength(before ?? '', save.fields[name] ?? '') <= REMOVED_MAX
  )
}

/** The length of what lies between the common start and the common end. */
function removedLength(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return before.length - start - end
}
