/** Minutes in which what one person goes on to write stays one version. */
const VERSION_MINUTES = 10
/** Letters: who takes out more than these at once may want them back. */
const TAKEN_OUT_MAX = 200

type Written = { agent_id: string | null; fields: Record<string, string | null> }

/** Until when a version that is begun now takes in what its writer goes on to write. */
export function openUntil(begun: Date): Date {
  return new Date(begun.getTime() + VERSION_MINUTES * 60_000)
}

/**
 * A save becomes part of the newest version where the same person has begun it a short while ago, nothing was done with it
 * since, and little is taken out of it. Everything else is a version of its own.
 */
export function foldsInto(
  newest: Written & { open_until: Date | null },
  save: Written & { now: Date }
): boolean {
  const isOpen = newest.open_until !== null && save.now < newest.open_until
  if (!isOpen || save.agent_id === null || newest.agent_id !== save.agent_id) return false
  return Object.entries(newest.fields).every(
    ([name, before]) => takenOut(before ?? '', save.fields[name] ?? '') <= TAKEN_OUT_MAX
  )
}

/** Letters between what both begin with and what both end with. */
function takenOut(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return before.length - start - end
}
