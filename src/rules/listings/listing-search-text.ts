import { foldForSearch } from '../leads/lead-search.ts'

/** What a search by words looks through; the street is left out where the seller doesn't show it. */
export function listingSearchText(listing: {
  titles: readonly string[]
  address: string
  City: string
  CityRegion: string
  PostalCode: string
  ListingId: string
}): string {
  const { address, City, CityRegion, ListingId, PostalCode, titles } = listing
  const parts = [...titles, address, CityRegion, City, PostalCode, ListingId]
  return foldForSearch(parts.filter(Boolean).join(' '))
}
