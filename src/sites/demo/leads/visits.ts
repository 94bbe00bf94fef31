import { daysAfter } from '#rules/leads/lead-days.ts'

/** Days of visits before the day of seeding. */
const VISITED_DAYS = 62

const NO_TAGS = { utm_source: '', utm_medium: '', utm_campaign: '' }
const GOOGLE_AD = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'home-value' }
const FACEBOOK = { utm_source: 'facebook', utm_medium: 'paid_social', utm_campaign: 'first-home' }

/** Where visits begin, on which page, and how many in a day. */
const ENTRIES = [
  { page: '/', referrer: 'google.com', ...NO_TAGS, most: 14 },
  { page: '/', referrer: '', ...NO_TAGS, most: 9 },
  { page: '/homes', referrer: 'google.com', ...NO_TAGS, most: 7 },
  { page: '/homes', referrer: 'l.facebook.com', ...FACEBOOK, most: 11 },
  { page: '/homes', referrer: 'l.instagram.com', ...NO_TAGS, most: 5 },
  { page: '/contact', referrer: 'google.com', ...GOOGLE_AD, most: 6 },
  { page: '/areas', referrer: 'bing.com', ...NO_TAGS, most: 2 }
]

/** Pages that are opened from others of the website. */
const READ_ON = [
  { page: '/homes', most: 22 },
  { page: '/about', most: 9 },
  { page: '/areas', most: 7 },
  { page: '/contact', most: 5 }
]

/** More people look at homes on weekends. */
const WEEKDAYS = [1, 0.6, 0.55, 0.6, 0.7, 0.8, 0.95]

/** Two months of visits up to a day, the same each time. */
export function sampleVisits(website_id: number, today: string) {
  return Array.from({ length: VISITED_DAYS + 1 }, (_, ago) => daysAfter(today, -ago)).flatMap(
    (day, ago) => {
      const row = { website_id, day, language: 'en' as const }
      const begun = ENTRIES.map(({ most, ...entry }, at) => {
        const visits = countOn(day, most, ago + at)
        return { ...row, ...entry, visits, views: visits }
      })
      const read = READ_ON.map(({ most, page }, at) => {
        const views = countOn(day, most, ago + 2 * at)
        return { ...row, ...NO_TAGS, page, referrer: '', visits: 0, views }
      })
      return [...begun, ...read].filter(({ views }) => views > 0)
    }
  )
}

function countOn(day: string, most: number, turn: number): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const share = (WEEKDAYS[weekday] ?? 1) * (1 - ((turn * 7) % 5) / 10)
  return Math.round(most * share)
}
