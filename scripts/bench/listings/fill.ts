import { type Kysely, sql } from 'kysely'
import { HOME_FEATURES } from '#rules/listings/home-features.ts'
import { HOME_TYPES } from '#rules/listings/home-type.ts'
import { FEATURED_LISTINGS_MAX } from '#rules/listings/listing-limits.ts'
import type { Database } from '#panel/tables/schema.ts'
import { copyWebsites } from '../fill/copy-websites.ts'

/** Homes that one statement inserts, as a statement may take a minute. */
const PORTION = 25_000
const PHOTOS = 12

type Fill = { homes: number; aWebsite: number }

/** Spreads homes over websites in turn, so that those of one lie far apart; one of the websites. */
export async function fillHomes(db: Kysely<Database>, { aWebsite, homes }: Fill): Promise<number> {
  const sites = Math.ceil(homes / aWebsite)
  await copyWebsites(db, sites)
  // There are samples besides.
  const websites = await db
    .selectFrom('websites')
    .select('website_id')
    .orderBy('website_id', 'desc')
    .limit(sites)
    .execute()
  const ids = websites.map(({ website_id }) => website_id)
  for (let from = 1; from <= homes; from += PORTION) {
    await insertHomes(db, { from, to: Math.min(homes, from + PORTION - 1), websites: ids })
  }
  const [website_id = 0] = ids
  await sql`
    update listings set open_until = (select max(ends_at) from open_houses
      where open_houses.listing_id = listings.listing_id)
    from site_listings as site where site.listing_id = listings.listing_id and site.website_id = ${website_id}
  `.execute(db)
  await sql`
    insert into listing_texts (listing_id, language, title, "PublicRemarks")
    select listing_id, language, 'A home of ' || "BedroomsTotal" || ' bedrooms', repeat('Bright and quiet. ', 40)
    from site_listings join listings using (listing_id), unnest(array['en', 'fr']) as language
    where site_listings.website_id = ${website_id}
  `.execute(db)
  await sql`
    insert into listing_media (listing_id, position, sha256, width, height, alt_en)
    select listing_id, position, md5(listing_id || '-' || position), 1600, 1067, 'A room'
    from site_listings, generate_series(0, ${sql.lit(PHOTOS - 1)}) as position
    where website_id = ${website_id}
  `.execute(db)
  for (const table of ['listings', 'site_listings', 'open_houses', 'listing_texts']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  }
  await sql`vacuum analyze listing_media`.execute(db)
  // Otherwise the database writes the filled tables while it is measured.
  await sql`checkpoint`.execute(db)
  return website_id
}

/** Of each `n`, chances that don't depend on each other. */
const dice = (salt: number, sides: number) =>
  sql`(abs(hashint8(n * 31 + ${sql.lit(salt)})::bigint) % ${sql.lit(sides)})::integer`

async function insertHomes(
  db: Kysely<Database>,
  { from, to, websites }: { from: number; to: number; websites: readonly number[] }
): Promise<void> {
  const series = sql`generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) as n`
  const features = HOME_FEATURES.map(
    (feature, at) => sql`case when ${dice(at, 4)} = 0 then ${sql.lit(feature)} end`
  )
  const types = sql.join(HOME_TYPES.map((type) => sql.lit(type)))
  await sql`
    with added as (
    insert into listings (source, source_key, "StandardStatus", "ListingId", home_type, "ListPrice",
      "BedroomsTotal", "BathroomsTotalInteger", "LivingArea", "LotSizeSquareFeet", "YearBuilt",
      "UnparsedAddress", "City", "CityRegion", "StateOrProvince", "PostalCode", "Latitude", "Longitude",
      "InternetAddressDisplayYN", features, "PhotosCount", search, detail, sold_consent,
      first_marketed_at, "OriginalEntryTimestamp", "ModificationTimestamp")
    select 'ddf', n, (array['Active', 'Active', 'Active', 'Active', 'Active', 'Active',
        'Active Under Contract', 'Pending', 'Coming Soon', 'Closed'])[1 + ${dice(20, 10)}],
      'C' || n, (array[${types}])[1 + ${dice(21, HOME_TYPES.length)}],
      300000 + ${dice(22, 4000)} * 1000, ${dice(23, 7)}, 1 + ${dice(24, 5)}, 500 + ${dice(25, 4000)},
      1000 + ${dice(26, 20_000)}, 1880 + ${dice(27, 146)}, ${dice(28, 2000)} || ' Queen Street West',
      city, region, 'ON', 'M4K 1A1', 43.6 + ${dice(29, 100_000)} / 500000.0, -79.6 + ${dice(30, 100_000)} / 250000.0,
      ${dice(31, 20)} > 0, array_remove(array[${sql.join(features)}], null), ${sql.lit(PHOTOS)},
      lower('Bright home of a family near the park, renovated kitchen, two decks, word ' || md5(n::text)
        || ' ' || ${dice(28, 2000)} || ' Queen Street West ' || region || ' ' || city || ' M4K 1A1 C' || n),
      jsonb_build_object('ClosePrice', 300000 + ${dice(32, 4000)} * 1000, 'Rooms', rooms,
        'PropertySubType', 'Single Family Residence'),
      '{"seller_consent_on": "2026-11-01", "buyer_consent_on": "2026-11-02"}',
      timestamptz '2026-11-24' - ${dice(33, 200_000)} * interval '30 s', timestamptz '2026-09-01',
      timestamptz '2026-11-24'
    from ${series},
      lateral (select (array['Toronto', 'Hamilton', 'Ottawa', 'London', 'Kingston'])[1 + ${dice(34, 5)}] as city,
        'Ward ' || ${dice(35, 40)} as region) as place,
      (select jsonb_agg(jsonb_build_object('RoomType', jsonb_build_object('en', 'Bedroom', 'fr', 'Chambre'),
        'RoomLevel', jsonb_build_object('en', 'Second', 'fr', 'Étage'), 'RoomDimensions', '12 x 10 ft')) as rooms
        from generate_series(1, 12)) as furnished
    returning listing_id, source_key::integer as n
    ), shown as (
      insert into site_listings (website_id, listing_id, featured_position)
      select (${sql.lit(`{${websites.join(',')}}`)}::integer[])[1 + n % ${sql.lit(websites.length)}], listing_id,
        case when n / ${sql.lit(websites.length)} < ${sql.lit(FEATURED_LISTINGS_MAX)} then n / ${sql.lit(websites.length)} end
      from added
    )
    insert into open_houses (listing_id, position, "OpenHouseDate", "OpenHouseStartTime",
      "OpenHouseEndTime", ends_at)
    select listing_id, position, to_char(day, 'YYYY-MM-DD'), '14:00', '16:00', day + interval '21 h'
    from added, generate_series(0, 1) as position,
      lateral (select timestamptz '2026-11-20' + (n / 7 % 12 + position) * interval '1 day' as day) as opened
    where hashint8(n) % 5 = 0
  `.execute(db)
}
