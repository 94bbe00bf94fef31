import { figuresDay } from '#rules/home-costs/figures-day.ts'

const MINUTE_MS = 60_000

/** The day whose figures hold now, worked out once a minute: every request needs it. */
export function figuresClock(clock: () => Date): () => string {
  let known = { minute: -1, day: '' }
  return () => {
    const now = clock()
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== known.minute) known = { minute, day: figuresDay(now) }
    return known.day
  }
}
