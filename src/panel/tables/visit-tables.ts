import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** How often a page was opened on a day from a source. */
export type SiteVisitsTable = {
  website_id: number
  /** 'YYYY-MM-DD' in the agent's time zone. */
  day: string
  /** Its path. */
  page: string
  language: SiteLanguage
  /** The host of the page with the link; empty if unknown, as are the tags of the link. */
  referrer: string
  utm_source: string
  utm_medium: string
  utm_campaign: string
  /** Visits that began with this page: it wasn't opened from the website itself. */
  visits: number
  views: number
}
