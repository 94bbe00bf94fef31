const HOUR_MS = 60 * 60_000
/** Most agents change their name servers within days, and want to know at once. */
const EAGER_MS = 72 * HOUR_MS

/** When to check again whether a domain points to us: hourly for three days, then daily. */
export function nextDnsCheck(since: Date, now: Date): Date {
  const isEager = now.getTime() - since.getTime() < EAGER_MS
  return new Date(now.getTime() + (isEager ? HOUR_MS : 24 * HOUR_MS))
}
