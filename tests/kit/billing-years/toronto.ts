/** An independent implementation of Toronto time, to check the product. Moments are in ms. */

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** DST starts at 2:00 on the second Sunday of March and ends at 2:00 on the first of November. */
function offset(moment: number): number {
  const year = new Date(moment).getUTCFullYear()
  const forward = sunday(year, 2, 2) + 7 * HOUR
  const back = sunday(year, 10, 1) + 6 * HOUR
  return moment >= forward && moment < back ? -4 * HOUR : -5 * HOUR
}

function sunday(year: number, month: number, nth: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + (nth - 1) * 7)
}

/** The local time, encoded as if it were UTC. */
function wallOf(moment: number): number {
  return moment + offset(moment)
}

/** The first moment with this local time; times skipped by DST are an hour later. */
function momentOf(wall: number): number {
  const summer = wall + 4 * HOUR
  return offset(summer) === -4 * HOUR ? summer : wall + 5 * HOUR
}

export function plusDays(moment: number, days: number): number {
  return momentOf(wallOf(moment) + days * DAY)
}

export function plusMonths(moment: number, months: number): number {
  const wall = new Date(wallOf(moment))
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(wall.getUTCDate(), lastDay)
  const time = wallOf(moment) % DAY
  return momentOf(Date.UTC(year, month, day) + ((time + DAY) % DAY))
}

export function wholeDays(from: number, to: number): number {
  return Math.max(0, Math.floor((wallOf(to) - wallOf(from)) / DAY))
}

/** 'YYYY-MM-DD' in Toronto. */
export function dayOf(moment: number): string {
  return new Date(wallOf(moment)).toISOString().slice(0, 10)
}
