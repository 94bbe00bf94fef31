/**
 * CREA's REALTOR Cooperation Policy: a home that is marketed to the public goes on an MLS System within
 * three days, weekends and statutory holidays not counted. Only holidays of every province are skipped
 * here, so that the day we name is never too late.
 */
const DAYS_TO_MLS = 3
const DAY_MS = 86_400_000

/** The last day, 'YYYY-MM-DD', for a home that was first marketed on that day where it is. */
export function mlsDueOn(marketedOn: string): string {
  let day = marketedOn
  for (let counted = 0; counted < DAYS_TO_MLS;) {
    day = nextDay(day)
    if (!isDayOff(day)) counted += 1
  }
  return day
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

function isDayOff(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || holidays(Number(day.slice(0, 4))).includes(day)
}

function holidays(year: number): string[] {
  return [`${year}-01-01`, goodFriday(year), `${year}-07-01`, labourDay(year), `${year}-12-25`]
}

/** The first Monday of September. */
function labourDay(year: number): string {
  const weekday = new Date(Date.UTC(year, 8, 1)).getUTCDay()
  return `${year}-09-0${((8 - weekday) % 7) + 1}`
}

/** Two days before Easter, by the anonymous Gregorian computus (Nature, 20 April 1876). */
function goodFriday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return new Date(Date.UTC(year, month - 1, day - 2)).toISOString().slice(0, 10)
}
