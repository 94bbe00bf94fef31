import type { ListingAttribution } from '#contract/listings/shown-listing.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'

/** Whose feeds the listings are of: CREA's badge first, then each board by its name. */
export function feedProviders(
  shown: readonly ListingAttribution[],
  language: 'en' | 'fr'
): string[] {
  const { poweredBy, providedBy } = LISTING_WORDS[language]
  const boards = [...new Set(shown.map(({ board }) => board))].toSorted()
  return boards.map((board) => (board === '' ? poweredBy : providedBy(board)))
}
