import { listingPath } from '#rules/listings/listing-path.ts'
import { shownPin } from '#rules/listings/pin.ts'
import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import type { MapPin } from '#rules/listings/search/map-pins.ts'
import { areasOf } from '#rules/listings/search/search-areas.ts'
import { addressWithUnit } from '#rules/listings/unit-address.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { pinWords } from '#sites/words/map-words.ts'
import { type PinRow, searchPins } from '../../records/listings/search-pins.ts'
import type { World } from '../../services/world.ts'
import { websiteZone } from '../leads/website-zone.ts'
import { slugOfListing } from './shown-listings.ts'

/** Where the homes are that a visitor's search finds, as far as their sellers show it. */
export async function readMapPins(
  world: Pick<World, 'clock' | 'db'>,
  website_id: number,
  search: ListingSearch,
  languages: { page: SiteLanguage; main: SiteLanguage }
): Promise<MapPin[]> {
  const at = { now: world.clock(), zone: await websiteZone(world.db, website_id) }
  const rows = await searchPins(world.db, website_id, search, at)
  return rows.flatMap((row) => pinOf(row, languages) ?? [])
}

function pinOf(
  row: PinRow,
  { main, page }: { page: SiteLanguage; main: SiteLanguage }
): MapPin | undefined {
  const pin = shownPin(row)
  if (!pin) return undefined
  const { City, CityRegion, listing_id, price, StandardStatus, title_en, title_fr } = row
  const [own, other] = page === 'fr' ? [title_fr, title_en] : [title_en, title_fr]
  const words = pinWords(page, { price, isSold: StandardStatus === 'Closed' })
  return {
    id: listing_id,
    lat: pin.Latitude,
    lng: pin.Longitude,
    area: areasOf(row).at(-1) ?? '',
    ...words,
    title:
      own ||
      other ||
      [addressWithUnit(row.UnparsedAddress, row.UnitNumber), CityRegion || City]
        .filter(Boolean)
        .join(', '),
    href: listingPath(slugOfListing(row), page, main)
  }
}
