import { type RawBuilder, sql } from 'kysely'
import { HOME_FEATURES } from '#rules/listings/home-features.ts'
import { HOME_TYPES } from '#rules/listings/home-type.ts'
import {
  AREAS_SHOWN,
  BEDS_CHOICES,
  type Counted,
  counted,
  type ListingFacets
} from '#rules/listings/search/listing-facets.ts'
import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import { type Condition, type Kind, meetsAll } from './search-conditions.ts'

/** Counts of the choices in their order. */
export type Counts = {
  total: number
  type: number[]
  beds: number[]
  features: number[]
  open: number
  new: number
  areas: Counted<string>[]
}

/** Over `judged`. */
export function countsOf(search: ListingSearch): RawBuilder<Counts> {
  const count = (condition: Condition, kind?: Kind): RawBuilder<number> =>
    sql`(count(*) filter (where ${meetsAll(search, kind)} and ${condition}))::integer`
  const each = <Choice>(
    choices: readonly Choice[],
    isChosen: (choice: Choice, at: number) => Condition,
    kind?: Kind
  ): RawBuilder<number[]> =>
    sql`array[${sql.join(choices.map((choice, at) => count(isChosen(choice, at), kind)))}]`
  return sql`
    ${count(sql`true`)} as total,
    ${each(HOME_TYPES, (type) => sql`home_type = ${sql.lit(type)}`, 'type')} as type,
    ${each(BEDS_CHOICES, (beds) => sql`beds >= ${sql.lit(beds)}`, 'beds')} as beds,
    ${each(HOME_FEATURES, (_, at) => sql`feature_bits & ${sql.lit(1 << at)} <> 0`)} as features,
    ${count(sql`is_open`, 'open')} as open,
    ${count(sql`is_new`, 'new')} as new`
}

/** The areas with the most homes, as `areasOf` names them. */
export const areaCounts = (search: ListingSearch): RawBuilder<Counted<string>[]> => sql`(
  with places as materialized (
    select "City", "CityRegion", count(*) as homes from judged
    where ${meetsAll(search, 'area')} and "City" <> '' group by "City", "CityRegion"
  ), areas as (
    select "City" as area, homes from places
    union all
    select "CityRegion" || ', ' || "City", homes from places where "CityRegion" <> ''
  ), most as (
    select area, sum(homes)::integer as homes from areas group by area
    order by homes desc, area collate "C" limit ${sql.lit(AREAS_SHOWN)}
  )
  select coalesce(json_agg(json_build_object('choice', area, 'count', homes)
    order by homes desc, area collate "C"), '[]') from most
)`

export function facetsOf(counts: Counts): ListingFacets {
  const named = <Choice>(choices: readonly Choice[], of: number[]) =>
    counted(choices, (_, at) => of[at] ?? 0)
  return {
    type: named(HOME_TYPES, counts.type),
    beds: named(BEDS_CHOICES, counts.beds),
    features: named(HOME_FEATURES, counts.features),
    open: counts.open,
    new: counts.new,
    areas: counts.areas
  }
}
