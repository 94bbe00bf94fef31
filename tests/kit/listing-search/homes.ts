import type { Insertable } from 'kysely'
import { markOpenUntil } from '#panel/records/listings/listing-parts.ts'
import type { Db } from '#panel/services/world.ts'
import type { ListingsTable, OpenHousesTable } from '#panel/tables/listing-tables.ts'
import { HOME_FEATURES } from '#rules/listings/home-features.ts'
import { HOME_TYPES } from '#rules/listings/home-type.ts'
import { listingSearchText } from '#rules/listings/listing-search-text.ts'
import type { StandardStatus } from '#rules/listings/listing-status.ts'
import { dayIn, daysAfter } from '#rules/leads/lead-days.ts'
import { hourOf } from '#rules/time/calendar.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { SearchedListing } from './match-listing.ts'

/** Cities of which two share a neighbourhood's name, and what is typed with accents. */
export const PLACES = [
  ['Toronto', 'Riverdale'],
  ['Toronto', 'Centre'],
  ['Toronto', ''],
  ['Hamilton', 'Centre'],
  ['Montréal', 'Côte-des-Neiges'],
  ['Québec', ''],
  ['', 'Nowhere'],
  ...Array.from({ length: 20 }, (_, at) => ['Ottawa', `Ward ${at}`] as const)
] as const
export const WORDS = [
  'Brick',
  'semi',
  'Château',
  'lake',
  'quiet',
  'Œuvre',
  '100%_',
  "l'Île"
] as const
/** Degrees within which all pins are. */
export const AROUND = { south: 43.6, north: 43.8, west: -79.6, east: -79.2 } as const

const STATUSES: readonly StandardStatus[] = [
  'Active',
  'Active',
  'Active',
  'Active Under Contract',
  'Coming Soon',
  'Pending',
  'Closed',
  'Closed',
  'Withdrawn'
]
const DAY_MS = 86_400_000
/** As one statement can have 65,535 values. */
const PORTION = 1000

type Home = {
  row: Insertable<ListingsTable>
  openHouses: Omit<Insertable<OpenHousesTable>, 'listing_id'>[]
  featured_position: number | null
  isOnSite: boolean
  /** Without its id; null for a home that visitors don't see. */
  shown: Omit<SearchedListing, 'listing_id'> | null
}

/**
 * Fills a website with homes of every sort, and another one with some of them; those that visitors of the
 * first one see.
 */
export async function fillHomes(
  db: Db,
  {
    count,
    now,
    seed,
    websites
  }: {
    count: number
    now: Date
    seed: number
    websites: readonly [website_id: number, other: number]
  }
): Promise<SearchedListing[]> {
  const chance = chanceOf(seed)
  const [website_id, other] = websites
  const homes = Array.from({ length: count }, (_, at) => {
    return randomHome(chance, { now, source_key: `${seed}:${at}`, website_id })
  })
  const shown: SearchedListing[] = []
  for (let from = 0; from < homes.length; from += PORTION) {
    const portion = homes.slice(from, from + PORTION)
    const rows = await db
      .insertInto('listings')
      .values(portion.map(({ row }) => row))
      .returning('listing_id')
      .execute()
    const stored = portion.map((home, at) => ({ ...home, listing_id: rows[at]!.listing_id }))
    const sites = stored.flatMap(({ featured_position, isOnSite, listing_id }) => [
      ...(isOnSite ? [{ website_id, listing_id, featured_position }] : []),
      ...(chance.yes(20) || !isOnSite ? [{ website_id: other, listing_id }] : [])
    ])
    await db.insertInto('site_listings').values(sites).execute()
    const openHouses = stored.flatMap((home) =>
      home.openHouses.map((house) => ({ ...house, listing_id: home.listing_id }))
    )
    if (openHouses.length > 0) await db.insertInto('open_houses').values(openHouses).execute()
    const listing_ids = stored.map(({ listing_id }) => listing_id)
    await markOpenUntil(db, listing_ids)
    for (const home of stored) {
      if (home.shown) shown.push({ ...home.shown, listing_id: home.listing_id })
    }
  }
  return shown
}

function randomHome(
  chance: Chance,
  { now, source_key, website_id }: { now: Date; source_key: string; website_id: number }
): Home {
  const maybe = <Value>(value: Value) => (chance.yes(12) ? null : value)
  const [City, CityRegion] = chance.one(PLACES)
  const isOwn = chance.yes(50)
  const showsAddress = chance.yes(85)
  const StandardStatus = chance.one(STATUSES)
  const features = chance.some(HOME_FEATURES, 30)
  const first_marketed_at = maybe(new Date(now.getTime() - chance.whole(0, 20 * 24) * 3_600_000))
  const entered = new Date(now.getTime() - chance.whole(0, 30) * DAY_MS)
  const hidden_reason = chance.yes(6) ? 'stale' : null
  const deleted_at = chance.yes(4) ? now : null
  const UnparsedAddress = `${chance.whole(1, 99)} ${chance.one(['Elm', 'Érable', 'Queen'])} Street`
  const ClosePrice = randomPrice(chance)
  const consent = {
    seller_consent_on: maybe('2026-11-02'),
    buyer_consent_on: maybe('2026-11-03')
  }
  const row = {
    website_id: isOwn ? website_id : null,
    source: isOwn ? ('own' as const) : ('ddf' as const),
    source_key,
    StandardStatus,
    ListingId: `C${chance.whole(1000, 9999)}`,
    home_type: chance.one(HOME_TYPES),
    ListPrice: maybe(randomPrice(chance)),
    BedroomsTotal: maybe(chance.whole(0, 6)),
    BathroomsTotalInteger: maybe(chance.whole(0, 5)),
    LivingArea: maybe(chance.whole(8, 40) * 100),
    LotSizeSquareFeet: maybe(chance.number(1000, 20_000)),
    YearBuilt: maybe(chance.whole(1890, 2026)),
    UnparsedAddress,
    City,
    CityRegion,
    StateOrProvince: 'ON',
    PostalCode: 'M4K 1A1',
    Latitude: maybe(chance.number(AROUND.south, AROUND.north)),
    Longitude: maybe(chance.number(AROUND.west, AROUND.east)),
    InternetAddressDisplayYN: showsAddress,
    // Other programs' files may name a feature twice.
    features: chance.yes(10) ? [...features, ...features] : features,
    search: listingSearchText({
      titles: chance.some(WORDS, 30),
      address: showsAddress ? UnparsedAddress : '',
      City,
      CityRegion,
      PostalCode: showsAddress ? 'M4K 1A1' : '',
      ListingId: ''
    }),
    detail: JSON.stringify({ ClosePrice }),
    sold_consent: chance.yes(10) ? null : JSON.stringify(consent),
    first_marketed_at,
    hidden_reason,
    deleted_at,
    OriginalEntryTimestamp: entered,
    ModificationTimestamp: now
  } satisfies Insertable<ListingsTable>
  const openHouses = chance.yes(40) ? randomOpenHouses(chance, now) : []
  const isOnSite = chance.yes(95)
  const featured_position = chance.yes(5) ? chance.whole(0, 23) : null
  const isAgreed = row.sold_consent && consent.seller_consent_on && consent.buyer_consent_on
  const pin =
    showsAddress && row.Latitude !== null && row.Longitude !== null
      ? { Latitude: row.Latitude, Longitude: row.Longitude }
      : null
  const soldPrice = isAgreed ? ClosePrice : null
  const shown = {
    ...row,
    type: row.home_type,
    price: StandardStatus === 'Closed' ? soldPrice : row.ListPrice,
    pin,
    since: first_marketed_at ?? entered,
    featured_position,
    openHouses
  }
  const isShown = isOnSite && hidden_reason === null && deleted_at === null
  return { row, openHouses, featured_position, isOnSite, shown: isShown ? shown : null }
}

/** Often the same, and often just a bound that can be chosen. */
function randomPrice(chance: Chance): number {
  return chance.whole(8, 70) * 50_000 - (chance.yes(30) ? 1 : 0)
}

function randomOpenHouses(chance: Chance, now: Date) {
  const zone = 'America/Toronto'
  return Array.from({ length: chance.whole(1, 3) }, (_, position) => {
    const OpenHouseDate = daysAfter(dayIn(zone, now), chance.whole(-3, 12))
    const hour = chance.whole(10, 19)
    return {
      position,
      OpenHouseDate,
      OpenHouseStartTime: `${hour}:00`,
      OpenHouseEndTime: `${hour + 2}:00`,
      ends_at: hourOf(OpenHouseDate, hour + 2, zone)
    }
  })
}
