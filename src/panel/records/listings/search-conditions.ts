import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { searchWords } from '#rules/leads/lead-search.ts'
import { isOnMarket, STANDARD_STATUSES } from '#rules/listings/listing-status.ts'
import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import { edgesOf } from '#rules/listings/search/search-shape.ts'

export type Condition = RawBuilder<SqlBool>

/** What holds for every home of the results, whichever choice is counted. */
export function fixedConditions(search: ListingSearch): Condition {
  const { baths, box, built, features, lot, shape, size } = search
  const inShape = shape && shapeCondition(shape)
  return all([
    search.status === 'sold'
      ? sql`"StandardStatus" = 'Closed'`
      : sql`"StandardStatus" in (${sql.join(STANDARD_STATUSES.filter(isOnMarket))})`,
    ...searchWords(search.q).map((word) => sql<SqlBool>`strpos(search, ${word}) > 0`),
    baths !== null && sql`"BathroomsTotalInteger" >= ${baths}`,
    size !== null && sql`"LivingArea" >= ${size}`,
    lot !== null && sql`"LotSizeSquareFeet" >= ${lot}`,
    built !== null && sql`"YearBuilt" >= ${built}`,
    ...features.map((feature) => sql<SqlBool>`${feature} = any(features)`),
    (box || shape) && sql`"InternetAddressDisplayYN"`,
    box && sql`"Latitude" between ${box[0]} and ${box[2]}`,
    box && sql`"Longitude" between ${box[1]} and ${box[3]}`,
    inShape
  ])
}

/** Kinds of choices that are counted without themselves, each with a bit of its own. */
const KINDS = ['type', 'beds', 'price', 'open', 'new', 'area'] as const
export type Kind = (typeof KINDS)[number]

export function bitOf(kind: Kind): number {
  return 2 ** KINDS.indexOf(kind)
}

export const KIND_BITS = KINDS.map((kind) => sql.lit(bitOf(kind)))

/** The bits of the kinds whose choices a row doesn't meet. */
export function missedKinds(search: ListingSearch): RawBuilder<number> {
  const { area, beds, max, min, type } = search
  const conditions: Readonly<Record<Kind, Condition | false>> = {
    type: type.length > 0 && sql`home_type in (${sql.join(type)})`,
    beds: beds !== null && sql`beds >= ${beds}`,
    price: (min !== null || max !== null) && isPriced({ min, max }),
    open: search.open !== null && sql`is_open`,
    new: search.new !== null && sql`is_new`,
    area: area !== '' && isInArea(area)
  }
  const missed = KINDS.flatMap((kind) => {
    const condition = conditions[kind]
    return condition ? sql`case when ${condition} then 0 else ${sql.lit(bitOf(kind))} end` : []
  })
  return missed.length === 0 ? sql`0` : sql`${sql.join(missed, sql` + `)}`
}

export function isPriced({ max, min }: { min: number | null; max: number | null }): Condition {
  return all([min !== null && sql`price >= ${min}`, max !== null && sql`price <= ${max}`])
}

/** As `areasOf` names areas. */
function isInArea(area: string): Condition {
  return sql`("City" = ${area}
    or ("City" <> '' and "CityRegion" <> '' and "CityRegion" || ', ' || "City" = ${area}))`
}

/** The price as visitors see it: of a sold home only with both parties' consent, never the asking price. */
export function shownPrice({ status }: ListingSearch): RawBuilder<number | null> {
  if (status !== 'sold') return sql`"ListPrice"`
  return sql`case when sold_consent ->> 'buyer_consent_on' <> '' and sold_consent ->> 'seller_consent_on' <> ''
    then (detail ->> 'ClosePrice')::integer end`
}

/** The price as registered visitors see it: a board's VOW permits what a home was sold for. */
export function vowPrice({ status }: ListingSearch): RawBuilder<number | null> {
  return status === 'sold' ? sql`(detail ->> 'ClosePrice')::integer` : sql`"ListPrice"`
}

function all(conditions: readonly (Condition | false | null)[]): Condition {
  const said = conditions.filter((one) => one !== false && one !== null)
  return said.length === 0 ? sql`true` : sql`(${sql.join(said, sql` and `)})`
}

/** Counts the crossed edges as `isInShape` does, with the same numbers in the same order. */
function shapeCondition(shape: readonly number[]): Condition {
  const edges = edgesOf(shape)
  if (edges.length === 0) return sql`false`
  const crossed = edges.map(
    ({ lng, lngPerLat, north, south }) => sql`("Latitude" >= ${south} and "Latitude" < ${north}
      and "Longitude" < ${lng} + ("Latitude" - ${south}) * ${lngPerLat})::integer`
  )
  return sql`(${sql.join(crossed, sql` + `)}) % 2 = 1`
}
