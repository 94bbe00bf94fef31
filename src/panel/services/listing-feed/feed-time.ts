/** The feed's own form of a time: UTC with two decimals. Rounds down, so that no change is skipped. */
export function feedTime(time: Date): string {
  return `${time.toISOString().slice(0, -2)}Z`
}

/** Undefined for what isn't a time. A time without a zone is in UTC, as all times of the feed are. */
export function readFeedTime(text: string): Date | undefined {
  const found = TIME.exec(text)
  if (!found) return undefined
  const [, day = '', clock = '00:00:00', decimals = '', zone = 'Z'] = found
  const time = new Date(`${day}T${clock}.${`${decimals}000`.slice(0, 3)}${zone}`)
  // February 30 would roll over into March.
  const isReal = !Number.isNaN(time.getTime()) && isRealDay(day)
  return isReal ? time : undefined
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)?)?$/

function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}
