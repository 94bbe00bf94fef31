import * as v from 'valibot'
import { feedFeatures } from '#rules/listings/feeds/feed-features.ts'
import { feedHiddenReason } from '#rules/listings/feeds/feed-hidden-reason.ts'
import { feedHomeType, feedSubType } from '#rules/listings/feeds/feed-home-type.ts'
import { isForLease } from '#rules/listings/feeds/feed-lease.ts'
import { feedProvince } from '#rules/listings/feeds/feed-province.ts'
import { feedStreet } from '#rules/listings/feeds/feed-street.ts'
import { feedLevel, feedRoom } from '#rules/listings/feeds/feed-room.ts'
import { monthlyFee } from '#rules/listings/feeds/monthly-fee.ts'
import { importedUnit } from '#rules/listings/files/imported-lookups.ts'
import { LIST_PRICE_MAX } from '#rules/listings/listing-limits.ts'
import { listingSearchText } from '#rules/listings/listing-search-text.ts'
import { readStandardStatus } from '#rules/listings/listing-status.ts'
import { pinProblem } from '#rules/listings/pin.ts'
import { FLOOR_UNITS, squareFeet } from '#rules/listings/square-feet.ts'
import { readPostalCode } from '#rules/people/postal-code.ts'
import type { FeedListing } from '../../../records/listings/feeds/write-listing.ts'
import type { FeedRead } from '../../../services/listing-feed/listing-feed.ts'
import { ListingDetail } from '../listing-rows.ts'
import { photosIn } from './feed-listing-photos.ts'

type Source = { kind: 'ddf' | 'reso'; source_key: string; now: Date }

const ROOM_COUNT_MAX = 99
const LINE_MAX = 200

/** A feed's listing as a row. Undefined outside Canada: there is no website for it. */
export function feedListingRow(
  { dropped, fields, modifiedAt }: FeedRead,
  { kind, now, source_key }: Source
): FeedListing | undefined {
  const text = textIn(fields)
  const StateOrProvince = feedProvince(text('StateOrProvince'))
  if (!StateOrProvince) return undefined
  const status = text('StandardStatus')
  const subType = feedSubType(
    listIn(fields, 'StructureType'),
    text('PropertySubType'),
    text('CommonInterest')
  )
  // What can't be read could be a seller's no.
  const allows = (name: string) => fields[name] !== false && !dropped.includes(name)
  const showsAddress = allows('InternetAddressDisplayYN')
  const ListPrice = wholeIn(fields, 'ListPrice', 1, LIST_PRICE_MAX)
  const LeaseAmount = wholeIn(fields, 'LeaseAmount', 1, LIST_PRICE_MAX)
  const place = {
    UnparsedAddress: feedStreet({
      UnparsedAddress: text('UnparsedAddress'),
      UnitNumber: text('UnitNumber'),
      City: text('City'),
      StreetNumber: text('StreetNumber'),
      StreetDirPrefix: text('StreetDirPrefix'),
      StreetName: text('StreetName'),
      StreetSuffix: text('StreetSuffix'),
      StreetDirSuffix: text('StreetDirSuffix')
    }),
    City: text('City'),
    CityRegion: text('CityRegion') || text('SubdivisionName'),
    PostalCode: readPostalCode(text('PostalCode')) ?? '',
    ListingId: text('ListingId').slice(0, 40)
  }
  return {
    ...place,
    ...pinOf(fields, StateOrProvince),
    source: kind,
    source_key,
    StandardStatus: readStandardStatus(status) ?? 'Incomplete',
    hidden_reason: feedHiddenReason({
      kind,
      status,
      displays: allows('InternetEntireListingDisplayYN'),
      isLease: isForLease({
        kinds: [text('TransactionType'), text('PropertyType')],
        ListPrice,
        rents: [LeaseAmount, wholeIn(fields, 'TotalActualRent', 1, LIST_PRICE_MAX)]
      })
    }),
    home_type: feedHomeType(subType),
    ListPrice,
    LeaseAmount,
    BedroomsTotal: wholeIn(fields, 'BedroomsTotal', 0, ROOM_COUNT_MAX),
    BathroomsTotalInteger: wholeIn(fields, 'BathroomsTotalInteger', 0, ROOM_COUNT_MAX),
    LivingArea: areaIn(fields, 'LivingArea', 'LivingAreaUnits'),
    LotSizeSquareFeet: areaIn(fields, 'LotSizeArea', 'LotSizeUnits'),
    YearBuilt: wholeIn(fields, 'YearBuilt', 1600, 2100),
    UnitNumber: text('UnitNumber').slice(0, 20),
    StateOrProvince,
    InternetAddressDisplayYN: showsAddress,
    features: feedFeatures(fields),
    PhotosCount: photosIn({ dropped, fields }).length,
    search: listingSearchText({
      ...place,
      titles: [],
      address: showsAddress ? place.UnparsedAddress : '',
      PostalCode: showsAddress ? place.PostalCode : ''
    }),
    detail: JSON.stringify(detailOf(fields, subType)),
    OriginalEntryTimestamp: text('OriginalEntryTimestamp') || (modifiedAt ?? now),
    ModificationTimestamp: modifiedAt ?? now
  }
}

type Fields = FeedRead['fields']

/** What the listing's page shows, and who must be named there. */
function detailOf(fields: Fields, PropertySubType: string | undefined): Record<string, unknown> {
  const text = textIn(fields)
  const LivingAreaUnits = importedUnit(text('LivingAreaUnits'))
  const LotSizeUnits = importedUnit(text('LotSizeUnits'))
  const candidates: Record<string, unknown> = {
    ...fields,
    PropertySubType,
    // A schema would take an area without a known unit for square feet.
    LivingArea: FLOOR_UNITS.some((unit) => unit === LivingAreaUnits) ? fields['LivingArea'] : null,
    LivingAreaUnits,
    LotSizeArea: LotSizeUnits ? fields['LotSizeArea'] : null,
    LotSizeUnits,
    LotSizeDimensions: text('LotSizeDimensions').slice(0, 60),
    AssociationFee: monthlyFee(fields['AssociationFee'], text('AssociationFeeFrequency')),
    Rooms: roomsOf(fields)
  }
  const known = Object.entries(ListingDetail.entries).flatMap(([name, schema]) => {
    const read = v.safeParse(schema, candidates[name])
    return read.success && read.output !== undefined ? [[name, read.output] as const] : []
  })
  return {
    ...Object.fromEntries(known),
    ListOfficeKey: text('ListOfficeKey'),
    ListAgentKey: text('ListAgentKey'),
    ListingURL: linkOf(text('ListingURL')),
    OriginatingSystemName: text('OriginatingSystemName')
  }
}

/** CREA's links come without a scheme. As an address has them, for a header: without letters beyond ASCII. */
function linkOf(text: string): string {
  const link = text === '' || /^https?:/.test(text) ? text : `https://${text}`
  return URL.parse(link)?.href ?? ''
}

function roomsOf({ Rooms }: Fields) {
  const rooms = Array.isArray(Rooms) ? Rooms.filter((one) => typeof one === 'object') : []
  return rooms.map((room) => {
    const text = textIn(room)
    return {
      RoomType: feedRoom(text('RoomType')),
      RoomLevel: feedLevel(text('RoomLevel')),
      RoomDimensions: text('RoomDimensions').slice(0, 60)
    }
  })
}

/** A pin that can't be right is left out; the listing is not. */
function pinOf(fields: Fields, province: string) {
  const { Latitude, Longitude } = fields
  const isPin = typeof Latitude === 'number' && typeof Longitude === 'number'
  return isPin && !pinProblem({ Latitude, Longitude }, province)
    ? { Latitude, Longitude }
    : { Latitude: null, Longitude: null }
}

function textIn(fields: Fields): (name: string) => string {
  return (name) => {
    const value = fields[name]
    return typeof value === 'string' ? value.trim().slice(0, LINE_MAX) : ''
  }
}

function listIn(fields: Fields, name: string): string[] {
  const value = fields[name]
  return Array.isArray(value) ? (value as string[]) : []
}

function wholeIn(fields: Fields, name: string, from: number, to: number): number | null {
  const value = fields[name]
  const whole = typeof value === 'number' ? Math.round(value) : Number.NaN
  return whole >= from && whole <= to ? whole : null
}

function areaIn(fields: Fields, name: string, units: string): number | null {
  const value = fields[name]
  const unit = importedUnit(textIn(fields)(units))
  const feet = typeof value === 'number' && unit ? squareFeet(value, unit) : null
  return feet !== null && feet < 2 ** 31 ? feet : null
}
