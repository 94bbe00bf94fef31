import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { HOME_FILTER_WORDS } from './home-filter-words.ts'
import { LISTING_SEARCH_WORDS } from './listing-search-words.ts'
import { LISTING_WORDS } from './listing-words.ts'
import { wordsIn } from './words-in.ts'

/** A search in words: 'Toronto · Condo · Price up to $800,000'; 'Homes for sale' without a choice. */
function describeSearch(search: ListingSearch, language: SiteLanguage): string {
  const words = LISTING_SEARCH_WORDS[language]
  const { cad, colon } = wordsIn(language)
  const { types } = HOME_FILTER_WORDS[language]
  const { features, squareFeet } = LISTING_WORDS[language]
  const { area, baths, beds, box, built, lot, max, min, q, shape, size } = search
  const chosen = [
    q === '' ? '' : words.chosen.words(q),
    area,
    ...search.type.map((type) => types[type]),
    min === null ? '' : words.chosen.from(cad(min)),
    max === null ? '' : words.chosen.upTo(cad(max)),
    beds === null ? '' : `${words.beds}${colon}${words.orMore(beds)}`,
    baths === null ? '' : `${words.baths}${colon}${words.orMore(baths)}`,
    size === null ? '' : words.chosen.size(squareFeet(size)),
    lot === null ? '' : words.chosen.lot(squareFeet(lot)),
    built === null ? '' : `${words.built} ${built}`,
    ...search.features.map((feature) => features[feature]),
    search.open === null ? '' : words.open,
    search.new === null ? '' : words.new,
    box || shape ? words.chosen.drawn : ''
  ].filter((part) => part !== '')
  if (chosen.length === 0) return words.title
  return chosen.join(' · ')
}

/** The same in both languages, of a saved search's query string. */
export function describeQuery(query: string): { en: string; fr: string } {
  const search = readListingSearch(new URLSearchParams(query))
  return { en: describeSearch(search, 'en'), fr: describeSearch(search, 'fr') }
}
