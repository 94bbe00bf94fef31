const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Most agents change their DNS within days, and want to know at once. */
const EAGER_MS = 72 * HOUR_MS
/** An active domain is looked at twice a day. */
const ACTIVE_MS = 12 * HOUR_MS
/** After a failed look the second one follows, so that both lie within 24 hours. */
const SECOND_MS = 6 * HOUR_MS
/** Two presses of a button are one look. */
const APART_MS = HOUR_MS
/** Its page is only minutes away. */
const SOON_MS = 10 * MINUTE_MS

/** Whether DNS sends the domain's visitors to us, and by which records. */
export type Pointing = 'elsewhere' | 'name-servers' | 'records' | 'unknown'

/** When to check again whether a domain points to us: hourly for three days, then daily. */
export function nextDnsCheck(since: Date, now: Date): Date {
  return later(now, isRecent(since, now) ? HOUR_MS : DAY_MS)
}

type Look = {
  isActive: boolean
  pointing: Pointing
  /** Whether https://domain was answered by this website; undefined if nobody answered. */
  showsSite: boolean | undefined
  failedAt: Date | null
  since: Date
  now: Date
}

export type Verdict = {
  state: 'live' | 'lost' | 'unchanged' | 'waiting'
  failedAt: Date | null
  next: Date
}

/**
 * What a look at a domain means. Live takes a page of this website; lost takes two failed looks in 24
 * hours. A look that found nothing out changes nothing.
 */
export function judgeLook({ failedAt, isActive, now, pointing, showsSite, since }: Look): Verdict {
  const isHere = pointing === 'name-servers' || pointing === 'records'
  if (isHere && showsSite) return { state: 'live', failedAt: null, next: later(now, ACTIVE_MS) }
  if (!isActive) {
    const isClose = isHere && isRecent(since, now)
    const next = isHere ? later(now, isClose ? SOON_MS : HOUR_MS) : nextDnsCheck(since, now)
    return { state: 'waiting', failedAt: null, next }
  }
  const isFailed = pointing === 'elsewhere' || (isHere && showsSite === false)
  if (!isFailed) return { state: 'unchanged', failedAt, next: later(now, HOUR_MS) }
  const failedFor = failedAt === null ? Infinity : now.getTime() - failedAt.getTime()
  if (failedAt === null || failedFor > DAY_MS) {
    return { state: 'unchanged', failedAt: now, next: later(now, SECOND_MS) }
  }
  if (failedFor < APART_MS) {
    return { state: 'unchanged', failedAt, next: later(failedAt, SECOND_MS) }
  }
  return { state: 'lost', failedAt: null, next: nextDnsCheck(now, now) }
}

function isRecent(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < EAGER_MS
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
