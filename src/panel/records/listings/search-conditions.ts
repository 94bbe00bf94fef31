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

/** Kinds of choices that are counted without themselves. */
export type Kind = 'area' | 'beds' | 'new' | 'open' | 'price' | 'type'

/** What a home has to meet, of the kinds of choices that a search makes. */
export function chosenConditions(search: ListingSearch): [kind: Kind, condition: Condition][] {
  const { area, beds, max, min, type } = search
  const conditions: Readonly<Record<Kind, Condition | false>> = {
    area: area !== '' && isInArea(area),
    beds: beds !== null && sql`beds >= ${beds}`,
    new: search.new !== null && sql`is_new`,
    open: search.open !== null && sql`is_open`,
    price: (min !== null || max !== null) && isPriced({ min, max }),
    type: type.length > 0 && sql`home_type in (${sql.join(type)})`
  }
  return (Object.entries(conditions) as [Kind, Condition | false][]).flatMap(([kind, condition]) =>
    condition ? [[kind, condition] as [Kind, Condition]] : []
  )
}

/** The column of `judged` that says whether a home meets the choices of a kind. */
export function meets(kind: Kind): RawBuilder<boolean> {
  return sql.ref<boolean>(`meets_${kind}`)
}

/** Whether a row of `judged` meets all choices, or all but those of one kind. */
export function meetsAll(search: ListingSearch, but?: Kind): Condition {
  return all(chosenConditions(search).map(([kind]) => kind !== but && meets(kind)))
}

function isPriced({ max, min }: { min: number | null; max: number | null }): Condition {
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

/** Whether the parallel to the east of a home crosses an odd number of edges. */
function shapeCondition(shape: readonly number[]): Condition {
  const edges = edgesOf(shape)
  if (edges.length === 0) return sql`false`
  const crossed = edges.map(
    ({ lng, lngPerLat, north, south }) => sql`("Latitude" >= ${south} and "Latitude" < ${north}
      and "Longitude" < ${lng} + ("Latitude" - ${south}) * ${lngPerLat})::integer`
  )
  return sql`(${sql.join(crossed, sql` + `)}) % 2 = 1`
}
