import type { ShownListing } from '#contract/listings/shown-listing.ts'
import { listingPath } from '#rules/listings/listing-path.ts'
import { feedProviders } from '#sites/listings/feed-providers.ts'
import { refreshedText } from '#sites/listings/refreshed-text.ts'
import { HOME_CARD_WORDS } from '#sites/words/home-card-words.ts'
import { LISTING_WORDS } from '#sites/words/listing-words.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import { escapeHtml } from './email-html.ts'

type Language = 'en' | 'fr'

/** A home as an email shows it. */
export type EmailHome = {
  title: string
  url: string
  price: string
  /** Its address, its size, and whose listing it is. */
  lines: string[]
}

/** What an email's homes ask to be said with them, if a feed has some of them. */
export type FeedSays = string[]

type Site = { website: string; main: Language; language: Language }

/** `was`: the price that its reader knew, if it was higher. */
export function emailHome(
  listing: ShownListing,
  { language, main, website }: Site,
  was: number | null = null
): EmailHome {
  const words = wordsIn(language)
  const { listedBy } = LISTING_WORDS[language]
  const { status } = HOME_CARD_WORDS[language]
  const { attribution, BathroomsTotalInteger: baths, BedroomsTotal: beds, LivingArea } = listing
  const facts = [
    beds === null ? '' : words.beds(beds),
    baths === null ? '' : words.baths(baths),
    LivingArea === null ? '' : words.size(LivingArea)
  ]
  const title = titleOf(listing, language)
  const place = placeOf(listing)
  return {
    title,
    url: website + listingPath(listing.slug, language, main),
    price: priceOf(listing, language, was),
    lines: [
      place === title ? '' : place,
      [status[listing.status] ?? '', ...facts].filter(Boolean).join(' · '),
      attribution ? listedBy(attribution.agent, attribution.brokerage) : '',
      attribution?.isSample ? words.sampleListing : ''
    ].filter((line) => line !== '')
  }
}

/** What feeds ask of everything that shows their listings: whose they are, the time, and the trademarks. */
export function feedSays(
  listings: readonly ShownListing[],
  site: { language: Language; province: string }
): FeedSays {
  const { language } = site
  const shown = listings.flatMap(({ attribution }) => attribution ?? [])
  const [oldest] = shown.map(({ refreshed }) => refreshed).toSorted()
  if (oldest === undefined) return []
  const { trademarks } = LISTING_WORDS[language]
  return [...feedProviders(shown, language), refreshedText(oldest, site), trademarks]
}

export function homesHtml(homes: readonly EmailHome[]): string {
  return homes
    .map(({ lines, price, title, url }) => {
      const link = `<a href="${escapeHtml(url)}"><strong>${escapeHtml(title)}</strong></a>`
      return `<p>${[link, ...[price, ...lines].map(escapeHtml)].join('<br>')}</p>`
    })
    .join('\n')
}

/** 'Brick semi by the park, 12 Elm Street, Riverdale · 9 Oak Lane, Leslieville'. */
export function homesText(listings: readonly ShownListing[], language: Language): string {
  return listings
    .map((listing) => [...new Set([titleOf(listing, language), placeOf(listing)])].join(', '))
    .join(' · ')
}

function titleOf(listing: ShownListing, language: Language): string {
  const { en, fr } = listing.title
  const [own, other] = language === 'fr' ? [fr, en] : [en, fr]
  return own || other || placeOf(listing)
}

function placeOf({ address, City, CityRegion }: ShownListing): string {
  return [address, CityRegion || City].filter(Boolean).join(', ')
}

function priceOf({ price, status }: ShownListing, language: Language, was: number | null): string {
  const { askPrice, sold } = HOME_CARD_WORDS[language]
  if (price === null) return status === 'Sold' ? sold : askPrice
  const { before } = LISTING_WORDS[language]
  const { cad } = wordsIn(language)
  return was !== null && was > price ? before(cad(price), cad(was)) : cad(price)
}
