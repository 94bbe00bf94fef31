import { readListingPath } from '#rules/listings/listing-path.ts'
import { readFormPath } from '#rules/websites/form-page.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { languagesOf } from '../languages.ts'
import type { SiteRequest } from '../site-renderer.ts'
import { CALENDAR_FILE } from './listing-links.ts'

type Request = Pick<SiteRequest, 'content' | 'path'>

/** What a path says about a listing. `slug`: as it was written, which may be an older one. */
export type ListingPlace = {
  kind: 'calendar' | 'form' | 'page'
  language: SiteLanguage
  listing_id: number
  slug: string
}

/** The listing that a path is about, whether or not the website has it. */
export function listingPlaceOf({ content, path }: Request): ListingPlace | undefined {
  const languages = languagesOf(content)
  const isCalendar = path.endsWith(CALENDAR_FILE)
  const page = isCalendar ? path.slice(0, -CALENDAR_FILE.length) : path
  const found = readListingPath(page, languages)
  if (found) return { kind: isCalendar ? 'calendar' : 'page', ...found }
  const [main, ...others] = languages
  const language = others.find((one) => path.startsWith(`/${one}/`)) ?? main
  if (language === undefined) return undefined
  const form = readFormPath(language === main ? path : path.slice(`/${language}`.length))
  const [, id] = /(?:^|-)([1-9]\d{0,9})$/.exec(form?.home ?? '') ?? []
  if (!form || id === undefined) return undefined
  return { kind: 'form', language, listing_id: Number(id), slug: form.home }
}
