import { wallOf } from '#rules/time/calendar.ts'
import { zoneInFrench } from '#rules/time/day-in-french.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'
import { wordsIn } from '../words/words-in.ts'

/** When a feed was read, on the clock of the website's province: the same for every visitor. */
export function refreshedText(
  refreshed: string,
  { language, province }: { language: SiteLanguage; province: string }
): string {
  const zone = zoneOf(province.trim())
  const wall = wallOf(new Date(refreshed), zone.id).toISOString()
  const { short } = language === 'fr' ? zoneInFrench(zone) : zone
  const day = wordsIn(language).date(wall.slice(0, 10))
  return LISTING_WORDS[language].refreshed(day, wall.slice(11, 16), short)
}
