import { sql } from 'kysely'
import { type ListingSearch, PINS_MAX } from '#rules/listings/search/listing-search.ts'
import type { SearchedAt } from '#rules/listings/search/search-days.ts'
import type { Db } from '../../services/world.ts'
import { meetsAll } from './search-conditions.ts'
import { judgedHomes, ORDERS } from './search-listings.ts'

/** A home on the map, with what names it. */
export type PinRow = {
  listing_id: number
  Latitude: number
  Longitude: number
  City: string
  CityRegion: string
  UnparsedAddress: string
  UnitNumber: string
  InternetAddressDisplayYN: boolean
  StandardStatus: string
  /** As visitors see it. */
  price: number | null
  title_en: string | null
  title_fr: string | null
}

/** The homes that a search finds and whose sellers show where they are: the first of them, in the order of the results. */
export async function searchPins(
  db: Db,
  website_id: number,
  search: ListingSearch,
  at: SearchedAt
): Promise<PinRow[]> {
  const { rows } = await sql<PinRow>`
    with ${judgedHomes(website_id, search, at)}
    select listing_id, "Latitude", "Longitude", listings."City", listings."CityRegion", "UnparsedAddress",
      "UnitNumber", "InternetAddressDisplayYN", "StandardStatus", judged.price,
      (select title from listing_texts as texts
        where texts.listing_id = judged.listing_id and language = 'en') as title_en,
      (select title from listing_texts as texts
        where texts.listing_id = judged.listing_id and language = 'fr') as title_fr
    from judged join listings using (listing_id)
    where ${meetsAll(search)} and "InternetAddressDisplayYN" and "Latitude" is not null and "Longitude" is not null
    order by ${ORDERS[search.sort]}, listing_id desc
    limit ${sql.lit(PINS_MAX)}
  `.execute(db)
  return rows
}
