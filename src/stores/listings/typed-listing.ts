import * as v from 'valibot'
import type { ListingContent } from '#contract/listings/listing-content.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { HOME_FEATURES } from '#rules/listings/home-features.ts'
import { PROPERTY_SUB_TYPES } from '#rules/listings/home-type.ts'
import { LIST_PRICE_MAX } from '#rules/listings/listing-limits.ts'
import { LISTING_STATUSES } from '#rules/listings/listing-status.ts'
import { readAmount } from '#rules/listings/read-amount.ts'
import { readPrice } from '#rules/listings/read-price.ts'
import { AREA_UNITS } from '#rules/listings/square-feet.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { languageTag } from '../site/messages.ts'

const PRICES = ['ListPrice', 'ClosePrice'] as const
const AMOUNTS = [
  'BedroomsTotal',
  'BathroomsTotalInteger',
  'LivingArea',
  'LotSizeArea',
  'YearBuilt',
  'ParkingTotal',
  'TaxAnnualAmount',
  'TaxYear',
  'AssociationFee',
  'Latitude',
  'Longitude'
] as const
const DAYS = ['CloseDate', 'seller_consent_on', 'buyer_consent_on'] as const
const LINES = [
  'ListingId',
  'UnparsedAddress',
  'UnitNumber',
  'City',
  'CityRegion',
  'PostalCode',
  'LotSizeDimensions',
  'VirtualTourURLUnbranded'
] as const

const text = v.string()
const line = v.object({ en: text, fr: text })

/** A listing in its editor: numbers and days as they were typed, right or wrong. */
export const TypedListing = v.object({
  MlsStatus: v.picklist(LISTING_STATUSES),
  PropertySubType: v.picklist(PROPERTY_SUB_TYPES),
  StateOrProvince: v.picklist(PROVINCES),
  LivingAreaUnits: v.picklist(['Square Feet', 'Square Meters']),
  LotSizeUnits: v.picklist(AREA_UNITS),
  InternetAddressDisplayYN: v.boolean(),
  features: v.array(v.picklist(HOME_FEATURES)),
  title: line,
  PublicRemarks: line,
  ...v.entriesFromList([...PRICES, ...AMOUNTS, ...DAYS, ...LINES], text),
  Media: v.array(v.object({ sha256: text, width: v.number(), height: v.number(), alt: line })),
  Rooms: v.array(v.object({ RoomType: line, RoomLevel: line, RoomDimensions: text })),
  documents: v.array(
    v.object({
      MediaCategory: v.picklist(['Document', 'Floor Plan']),
      MediaURL: text,
      ShortDescription: line
    })
  ),
  openHouses: v.array(
    v.object({
      OpenHouseDate: text,
      OpenHouseStartTime: text,
      OpenHouseEndTime: text,
      OpenHouseRemarks: line
    })
  )
})
export type TypedListing = v.InferOutput<typeof TypedListing>

/** A new listing, where the agent's website says that they work. */
export function emptyListing({ city, province }: Pick<SiteContent, 'city' | 'province'>) {
  const noLine = () => ({ en: '', fr: '' })
  const empty: TypedListing = {
    MlsStatus: 'Active',
    PropertySubType: 'Single Family Residence',
    StateOrProvince: PROVINCES.find((one) => one === province) ?? 'ON',
    LivingAreaUnits: 'Square Feet',
    LotSizeUnits: 'Square Feet',
    InternetAddressDisplayYN: true,
    features: [],
    title: noLine(),
    PublicRemarks: noLine(),
    ...each([...PRICES, ...AMOUNTS, ...DAYS, ...LINES], () => ''),
    City: city,
    Media: [],
    Rooms: [],
    documents: [],
    openHouses: []
  }
  return empty
}

/** What the panel has, for the editor. */
export function typedOf(content: ListingContent): TypedListing {
  return {
    ...content,
    ...each(PRICES, (name) => content[name]?.toLocaleString(languageTag()) ?? ''),
    ...each(AMOUNTS, (name) => String(content[name] ?? '')),
    ...each(DAYS, (name) => content[name] ?? '')
  }
}

/** What was typed, for `ListingContent` to check. */
export function contentOf(typed: TypedListing) {
  return {
    ...typed,
    ...each(PRICES, (name) => priceOf(typed[name])),
    ...each(AMOUNTS, (name) => amountOf(typed[name])),
    ...each(DAYS, (name) => typed[name] || null)
  }
}

/** Without rows that were added and left empty. */
export function withoutEmptyRows(typed: TypedListing): TypedListing {
  const { documents, openHouses, Rooms } = typed
  const isSaid = (...lines: (string | { en: string; fr: string })[]) =>
    lines.some((one) => (typeof one === 'string' ? one : one.en + one.fr).trim() !== '')
  return {
    ...typed,
    Rooms: Rooms.filter((one) => isSaid(one.RoomType, one.RoomLevel, one.RoomDimensions)),
    documents: documents.filter((one) => isSaid(one.MediaURL, one.ShortDescription)),
    openHouses: openHouses.filter((one) => isSaid(one.OpenHouseDate, one.OpenHouseRemarks))
  }
}

/** A copy to begin another listing with: what is only this one's stays behind. */
export function copyOf(content: ListingContent): ListingContent {
  return {
    ...content,
    MlsStatus: 'Draft',
    ListingId: '',
    openHouses: [],
    ClosePrice: null,
    CloseDate: null,
    seller_consent_on: null,
    buyer_consent_on: null
  }
}

/** The contract has a sentence for each price that can't be read: for zero, for a huge one, and for no number. */
function priceOf(typed: string): number | null {
  const read = readPrice(typed)
  if ('dollars' in read) return read.dollars
  return { empty: null, high: LIST_PRICE_MAX + 1, low: 0, unreadable: NaN }[read.problem]
}

/** Longitudes are negative in Canada. */
function amountOf(typed: string): number | null {
  const [, minus, rest = ''] = /^\s*([-−–])?(.*)$/s.exec(typed) ?? []
  const amount = readAmount(rest)
  return minus === undefined || amount === null ? amount : -amount
}

function each<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>
}
