/** Toronto's calendar by its own law, so that the product's is held to another one: moments are milliseconds. */

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Clocks go forward at 2:00 on March's second Sunday and back at 2:00 on November's first. */
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

/** What the clock on the wall shows, as if it were in Greenwich. */
function wallOf(moment: number): number {
  return moment + offset(moment)
}

/** The first moment the wall shows this; an hour that is left out comes an hour later. */
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
