import * as v from 'valibot'
import { listingValidation } from '#messages/validation/listings.ts'
import { asLine, printable } from '#rules/content/printable.ts'
import { HOME_FEATURES } from '#rules/listings/home-features.ts'
import { PROPERTY_SUB_TYPES } from '#rules/listings/home-type.ts'
import { readDocumentPath } from '#rules/listings/document-path.ts'
import {
  DOCUMENT_KINDS,
  LIST_PRICE_MAX,
  LISTING_DOCUMENTS_MAX,
  LISTING_PHOTOS_MAX,
  OPEN_HOUSES_MAX,
  REMARKS_MAX,
  ROOMS_MAX
} from '#rules/listings/listing-limits.ts'
import { LISTING_STATUSES } from '#rules/listings/listing-status.ts'
import { AREA_UNITS, FLOOR_UNITS, SQUARE_FEET } from '#rules/listings/square-feet.ts'
import { readPostalCode } from '#rules/people/postal-code.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { isOnCalendar } from '#rules/time/calendar.ts'
import { says, type SchemaMessage } from '../schema-message.ts'
import { Line, SitePicture } from '../websites/site-fields.ts'

/** A listing as an agent writes it, with the names of the RESO Data Dictionary 2.0. */

const TOO_LONG = says(listingValidation, (t) => t.tooLong)
const TOO_MANY = says(listingValidation, (t) => t.tooMany)
const NOT_A_NUMBER = says(listingValidation, (t) => t.number)
const NOT_WHOLE = says(listingValidation, (t) => t.whole)
const LINE_MAX = 200

/* @__NO_SIDE_EFFECTS__ */
const line = (max = LINE_MAX) =>
  v.optional(v.pipe(v.string(), v.transform(asLine), v.maxLength(max, TOO_LONG)), '')
/* @__NO_SIDE_EFFECTS__ */
const remarks = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => printable(text).replace(/\r\n?/g, '\n').trim()),
      v.maxLength(REMARKS_MAX, TOO_LONG)
    ),
    ''
  )
/** Null for what the agent left empty. */
/* @__NO_SIDE_EFFECTS__ */
const amount = (max: number, message: SchemaMessage = NOT_A_NUMBER) =>
  v.optional(
    v.nullable(v.pipe(v.number(message), v.minValue(0, message), v.maxValue(max, message))),
    null
  )
/* @__NO_SIDE_EFFECTS__ */
const whole = (max: number, message: SchemaMessage = NOT_WHOLE) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number(message),
        v.integer(message),
        v.minValue(0, message),
        v.maxValue(max, message)
      )
    ),
    null
  )
/* @__NO_SIDE_EFFECTS__ */
const price = () =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number(says(listingValidation, (t) => t.price.unreadable)),
        v.integer(says(listingValidation, (t) => t.price.unreadable)),
        v.minValue(
          1,
          says(listingValidation, (t) => t.price.low)
        ),
        v.maxValue(
          LIST_PRICE_MAX,
          says(listingValidation, (t) => t.price.high)
        )
      )
    ),
    null
  )
/* @__NO_SIDE_EFFECTS__ */
const day = (message: SchemaMessage = says(listingValidation, (t) => t.date)) =>
  v.pipe(v.string(message), v.check(isOnCalendar, message))
/* @__NO_SIDE_EFFECTS__ */
const optionalDay = (message?: SchemaMessage) => v.optional(v.nullable(day(message)), null)
/* @__NO_SIDE_EFFECTS__ */
const yes = (fallback = false) => v.optional(v.boolean(), fallback)

const NOT_A_TIME = says(listingValidation, (t) => t.time)
const time = v.pipe(v.string(NOT_A_TIME), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, NOT_A_TIME))
const NOT_A_LINK = says(listingValidation, (t) => t.link)
const link = v.pipe(
  v.string(NOT_A_LINK),
  v.trim(),
  v.maxLength(2000, TOO_LONG),
  v.check((url) => URL.parse(url)?.protocol === 'https:', NOT_A_LINK)
)
const optionalLink = v.optional(v.union([v.literal(''), link], NOT_A_LINK), '')

const END = ['OpenHouseEndTime'] as const
const TIMES = [['OpenHouseStartTime'], END] as const

/** At the clock of the home: '2026-11-28', '14:00', '16:00'. */
export const OpenHouse = v.pipe(
  v.object({
    OpenHouseDate: day(),
    OpenHouseStartTime: time,
    OpenHouseEndTime: time,
    OpenHouseRemarks: Line
  }),
  v.forward(
    v.partialCheck(
      TIMES,
      ({ OpenHouseEndTime, OpenHouseStartTime }) => OpenHouseEndTime > OpenHouseStartTime,
      says(listingValidation, (t) => t.end)
    ),
    END
  )
)
export type OpenHouse = v.InferOutput<typeof OpenHouse>

/** `RoomDimensions` as the agent measured: '12 x 10 ft'. */
export const Room = v.object({
  RoomType: Line,
  RoomLevel: Line,
  RoomDimensions: line(60)
})
export type Room = v.InferOutput<typeof Room>

export const ListingDocument = v.object({
  MediaCategory: v.picklist(DOCUMENT_KINDS),
  /** A link, or an uploaded document's address on the agent's website. */
  MediaURL: v.union(
    [
      v.pipe(
        v.string(),
        v.check((url) => readDocumentPath(url) !== undefined)
      ),
      link
    ],
    NOT_A_LINK
  ),
  ShortDescription: Line
})
export type ListingDocument = v.InferOutput<typeof ListingDocument>

export const ListingFields = v.object({
  MlsStatus: v.picklist(LISTING_STATUSES),
  /** The board's number; empty for a home that isn't on an MLS System. */
  ListingId: line(40),
  title: Line,
  PublicRemarks: v.object({ en: remarks(), fr: remarks() }),
  /** Whole dollars; null shows "Ask". */
  ListPrice: price(),
  PropertySubType: v.picklist(PROPERTY_SUB_TYPES),
  /** Street and number, without unit and city. */
  UnparsedAddress: line(),
  UnitNumber: line(20),
  City: line(80),
  /** The neighbourhood. */
  CityRegion: line(80),
  StateOrProvince: v.picklist(PROVINCES),
  PostalCode: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => readPostalCode(typed) ?? asLine(typed)),
      v.maxLength(10, TOO_LONG)
    ),
    ''
  ),
  Latitude: v.optional(v.nullable(v.pipe(v.number(NOT_A_NUMBER), v.finite(NOT_A_NUMBER))), null),
  Longitude: v.optional(v.nullable(v.pipe(v.number(NOT_A_NUMBER), v.finite(NOT_A_NUMBER))), null),
  /** Without it, neither the street nor the pin is shown anywhere. */
  InternetAddressDisplayYN: yes(true),
  BedroomsTotal: whole(99),
  BathroomsTotalInteger: whole(
    99,
    says(listingValidation, (t) => t.bathrooms)
  ),
  LivingArea: amount(10_000_000),
  LivingAreaUnits: v.optional(v.picklist(FLOOR_UNITS), SQUARE_FEET),
  LotSizeArea: amount(100_000_000),
  LotSizeUnits: v.optional(v.picklist(AREA_UNITS), SQUARE_FEET),
  LotSizeDimensions: line(60),
  YearBuilt: v.optional(
    v.nullable(
      v.pipe(
        v.number(says(listingValidation, (t) => t.year)),
        v.integer(says(listingValidation, (t) => t.year)),
        v.minValue(
          1600,
          says(listingValidation, (t) => t.year)
        ),
        v.maxValue(
          2100,
          says(listingValidation, (t) => t.year)
        )
      )
    ),
    null
  ),
  ParkingTotal: whole(999),
  /** Dollars a year and a month. */
  TaxAnnualAmount: amount(10_000_000),
  TaxYear: whole(2100),
  AssociationFee: amount(1_000_000),
  features: v.optional(v.pipe(v.array(v.picklist(HOME_FEATURES)), v.maxLength(40, TOO_MANY)), []),
  Rooms: v.optional(v.pipe(v.array(Room), v.maxLength(ROOMS_MAX, TOO_MANY)), []),
  Media: v.optional(v.pipe(v.array(SitePicture), v.maxLength(LISTING_PHOTOS_MAX, TOO_MANY)), []),
  VirtualTourURLUnbranded: optionalLink,
  documents: v.optional(
    v.pipe(v.array(ListingDocument), v.maxLength(LISTING_DOCUMENTS_MAX, TOO_MANY)),
    []
  ),
  openHouses: v.optional(v.pipe(v.array(OpenHouse), v.maxLength(OPEN_HOUSES_MAX, TOO_MANY)), []),
  ClosePrice: price(),
  CloseDate: optionalDay(says(listingValidation, (t) => t.close)),
  /** The days on which seller and buyer agreed in writing that the sold price is shown. */
  seller_consent_on: optionalDay(says(listingValidation, (t) => t.consent)),
  buyer_consent_on: optionalDay(says(listingValidation, (t) => t.consent))
})
