import { type RawBuilder, sql } from 'kysely'
import type { ListingFacets } from '#rules/listings/search/listing-facets.ts'
import {
  type ListingSearch,
  LISTINGS_A_PAGE,
  type SearchSort
} from '#rules/listings/search/listing-search.ts'
import { newFrom, type SearchedAt, weekendDays } from '#rules/listings/search/search-days.ts'
import type { Db } from '../../services/world.ts'
import {
  chosenConditions,
  fixedConditions,
  meets,
  meetsAll,
  shownPrice,
  vowPrice
} from './search-conditions.ts'
import { areaCounts, type Counts, countsOf, facetsOf } from './search-counts.ts'
import { vowOnly } from './vow-listings.ts'

export type FoundListings = {
  /** Of the page, in the order of the results. */
  listing_ids: number[]
  total: number
  /** The page asked for, or the last one if there are fewer. */
  page: number
  /** At least one. */
  pages: number
  facets: ListingFacets
}

/** Whose homes are searched: those that every visitor sees, or those that only registered ones do. */
export type SearchedFor = 'everyone' | 'registered'

/**
 * Searches the homes that visitors of a website see. A home that misses the choices of one kind only is
 * kept, since the counts of that kind leave them out.
 */
export async function searchListings(
  db: Db,
  website_id: number,
  search: ListingSearch,
  at: SearchedAt,
  whose: SearchedFor = 'everyone'
): Promise<FoundListings> {
  const { rows } = await sql<Counts & { listing_ids: number[] }>`
    with ${judgedHomes(website_id, search, at, whose)}, counts as (
      select ${countsOf(search)} from judged
    )
    select counts.*, ${areaCounts(search)} as areas, array(
      select listing_id from judged where ${meetsAll(search)}
      order by ${ORDERS[search.sort]}, listing_id desc
      limit ${sql.lit(LISTINGS_A_PAGE)}
      offset ${sql.lit(LISTINGS_A_PAGE)} * greatest(0, least(${search.page}::integer, ${PAGES}) - 1)
    ) as listing_ids
    from counts
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('no counts of listings')
  const pages = Math.max(1, Math.ceil(found.total / LISTINGS_A_PAGE))
  return {
    listing_ids: found.listing_ids,
    total: found.total,
    page: Math.min(search.page, pages),
    pages,
    facets: facetsOf(found)
  }
}

/** The homes that a search may find, each with what it meets: `judged`. Those that `meetsAll` are found. */
export function judgedHomes(
  website_id: number,
  search: ListingSearch,
  at: SearchedAt,
  whose: SearchedFor = 'everyone'
): RawBuilder<unknown> {
  const { featured, from, isShown, price, since } = WHOSE[whose](search)
  const met = chosenConditions(search).map(
    ([kind, condition]) => sql`${condition} as ${meets(kind)}`
  )
  return sql`home as (
      select listing_id, ${featured} as featured_position, home_type, "BedroomsTotal" as beds,
        "LivingArea" as size, "City", "CityRegion", feature_bits, since, since >= ${newFrom(at)} as is_new,
        ${price} as price, ${isOpen(at)} as is_open
      from ${from} as site
        join listings using (listing_id)
        cross join lateral (select ${since} as since) as shown
      where site.website_id = ${website_id} and ${isShown} and deleted_at is null
        and ${fixedConditions(search)}
    ), judged as materialized (
      select ${sql.join([sql`*`, ...met])} from home
    )`
}

/** Every home that a search finds: `listing_id`, `price` and `since`. */
export function foundHomes(
  website_id: number,
  search: ListingSearch,
  at: SearchedAt
): RawBuilder<unknown> {
  return sql`
    with ${judgedHomes(website_id, search, at)}
    select listing_id, price, since from judged where ${meetsAll(search)}`
}

const LISTED_AT = sql`coalesce(first_marketed_at, "OriginalEntryTimestamp")`

const WHOSE = {
  everyone: (search: ListingSearch) => ({
    featured: sql`featured_position`,
    from: sql.table('site_listings'),
    isShown: sql`hidden_reason is null`,
    price: shownPrice(search),
    since: LISTED_AT
  }),
  /** Homes that were sold last come first. */
  registered: (search: ListingSearch) => ({
    featured: sql`null::smallint`,
    from: sql.table('site_vow_listings'),
    isShown: vowOnly('site'),
    price: vowPrice(search),
    since:
      search.status === 'sold'
        ? sql`coalesce(nullif(detail ->> 'CloseDate', '')::timestamptz, ${LISTED_AT})`
        : LISTED_AT
  })
} as const

const PAGES = sql<number>`ceil(counts.total / ${sql.lit(LISTINGS_A_PAGE)}::numeric)::integer`

/** What isn’t known comes last; among equals the newest entry comes first. */
export const ORDERS: Readonly<Record<SearchSort, RawBuilder<unknown>>> = {
  newest: sql`featured_position nulls last, since desc`,
  'price-low': sql`price nulls last`,
  'price-high': sql`price desc nulls last`,
  size: sql`size desc nulls last`
}

/** Counted, as `exists` would be answered with every open house of all websites. */
function isOpen(at: SearchedAt): RawBuilder<boolean> {
  return sql`(coalesce(open_until > ${at.now}, false)
    and (select count(*) from open_houses where open_houses.listing_id = listings.listing_id
      and "OpenHouseDate" in (${sql.join(weekendDays(at))}) and ends_at > ${at.now}) > 0)`
}
