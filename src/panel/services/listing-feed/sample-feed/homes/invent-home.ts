import { feedTime } from '../../feed-time.ts'
import type { FeedRecord } from '../odata/evaluate-filter.ts'
import type { Chance } from './chance.ts'
import type { City } from './cities.ts'
import { mediaOf } from './home-media.ts'
import { remarksOf } from './remarks.ts'
import { roomsOf } from './rooms.ts'
import { type Structure, STRUCTURES } from './structures.ts'

type Seller = { ListAgentKey: unknown; ListOfficeKey: unknown }

/** A home for sale that nobody lives in. `at` is when it was listed. */
export function inventHome(
  key: string,
  city: City,
  { at, seller }: { at: Date; seller: Seller },
  chance: Chance
): FeedRecord {
  const area = chance.one(city.areas)
  const structure = structureOf(chance)
  const bedrooms = chance.whole(...structure.bedrooms)
  const feet = feetOf(structure, bedrooms, chance)
  const stories = chance.whole(...structure.stories)
  const parking = chance.whole(0, structure.isAttached ? 1 : 3)
  const listingId = `S${key}`
  const baths = Math.max(1, Math.round(bedrooms * 0.7))
  const photos = mediaOf({ key, listingId, structure, at }, chance)
  const stamped = feedTime(at)
  return {
    ...addressOf(city, area, structure, chance),
    ...lotOf(structure, feet, chance),
    ...seller,
    ListingKey: key,
    ListingId: listingId,
    ListAORKey: city.board.key,
    ListAOR: city.board.name,
    OriginatingSystemName: city.board.name,
    StandardStatus: 'Active',
    ListPrice: priceOf(city, area.level, feet, chance),
    PropertySubType: structure.structure === 'Triplex' ? 'Multi-family' : 'Single Family',
    StructureType: [structure.structure],
    CommonInterest: structure.interest,
    PropertyAttachedYN: structure.isAttached,
    BedroomsTotal: bedrooms,
    BedroomsAboveGrade: bedrooms,
    BedroomsBelowGrade: 0,
    BathroomsTotalInteger: baths,
    BathroomsPartial: baths > 2 ? 1 : 0,
    LivingArea: feet,
    LivingAreaUnits: 'square feet',
    Stories: stories,
    YearBuilt: Math.min(2025, city.built + chance.whole(-35, 40)),
    ParkingTotal: parking,
    ParkingFeatures: parking === 0 ? [] : [chance.one(['Garage', 'Underground', 'No Garage'])],
    Heating: [chance.one(['Forced air', 'Heat Pump', 'Baseboard heaters'])],
    Cooling: chance.some(['Central air conditioning'], 0.5),
    Flooring: chance.some(['Hardwood', 'Tile', 'Carpeted'], 0.5),
    Appliances: ['Refrigerator', 'Stove', ...chance.some(['Dishwasher', 'Washer', 'Dryer'], 0.8)],
    Basement: structure.interest === 'Freehold' ? [chance.one(['Full', 'Crawl space'])] : [],
    FireplaceYN: chance.happens(0.3),
    TaxAnnualAmount: chance.whole(1800, 9200),
    TaxYear: 2026,
    ...(structure.interest === 'Condo/Strata' && {
      AssociationFee: chance.whole(280, 990),
      AssociationFeeFrequency: 'Monthly'
    }),
    PublicRemarks: remarksOf(
      {
        area: area.name,
        bedrooms,
        feet,
        hasParking: parking > 0,
        language: city.language,
        structure
      },
      chance
    ),
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: !chance.happens(0.04),
    ListingURL: `/real-estate/${key}`,
    OriginalEntryTimestamp: stamped,
    ModificationTimestamp: stamped,
    StatusChangeTimestamp: stamped,
    PhotosChangeTimestamp: stamped,
    PhotosCount: photos.length,
    Rooms: roomsOf({ key, listingId, bedrooms, stories, at }, chance),
    Media: photos
  }
}

function structureOf(chance: Chance): Structure {
  let left = chance.random()
  return STRUCTURES.find(({ share }) => (left -= share) < 0) ?? STRUCTURES[0]
}

/** A home with more bedrooms is larger. */
function feetOf({ bedrooms, feet }: Structure, has: number, chance: Chance): number {
  const place = (has - bedrooms[0]) / Math.max(1, bedrooms[1] - bedrooms[0])
  const around = feet[0] + (feet[1] - feet[0]) * (0.15 + 0.7 * place)
  return Math.round((around * chance.whole(88, 112)) / 1000) * 10
}

/** As sellers ask: rounded to $1,000, less $100 at times. */
function priceOf(city: City, level: number, feet: number, chance: Chance): number {
  const price = (city.perFoot * level * feet * chance.whole(85, 118)) / 100
  return Math.round(price / 1000) * 1000 - (chance.happens(0.5) ? 100 : 0)
}

function lotOf({ interest }: Structure, feet: number, chance: Chance): FeedRecord {
  if (interest !== 'Freehold') return {}
  const front = chance.whole(22, 60)
  const depth = chance.whole(90, 130)
  return {
    LotSizeArea: Math.max(front * depth, Math.round(feet)),
    LotSizeUnits: 'square feet',
    LotSizeDimensions: `${front} x ${depth} ft`,
    FrontageLengthNumeric: front,
    FrontageLengthNumericUnits: 'feet'
  }
}

function addressOf(
  city: City,
  area: City['areas'][number],
  { interest }: Structure,
  chance: Chance
): FeedRecord {
  const number = String(chance.whole(3, 2400))
  const street = chance.one(city.streets)
  const suffix = chance.one(city.suffixes)
  const unit = interest === 'Condo/Strata' ? String(chance.whole(101, 2809)) : null
  const line =
    city.language === 'fr' ? `${number} ${suffix} ${street}` : `${number} ${street} ${suffix}`
  const letter = () => chance.one(['A', 'B', 'E', 'G', 'K', 'N', 'R', 'S', 'V', 'Z'])
  return {
    UnparsedAddress: unit === null ? line : `${unit} - ${line}`,
    StreetNumber: number,
    StreetName: street,
    StreetSuffix: suffix,
    UnitNumber: unit,
    City: city.city,
    CityRegion: area.name,
    SubdivisionName: area.name,
    StateOrProvince: city.province,
    PostalCode: `${area.postal}${chance.whole(1, 9)}${letter()}${chance.whole(1, 9)}`,
    Country: 'Canada',
    Latitude: coordinate(area.latitude, chance),
    Longitude: coordinate(area.longitude, chance),
    GeocodeManualYN: true
  }
}

function coordinate(centre: number, chance: Chance): number {
  return Math.round((centre + (chance.random() - 0.5) * 0.024) * 1_000_000) / 1_000_000
}
