import * as v from 'valibot'
import { HOME_FEATURES } from '#rules/listings/home-features.ts'
import { HOME_TYPES } from '#rules/listings/home-type.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { Line, SitePicture } from '../websites/site-fields.ts'
import { ListingDocument, OpenHouse, Room } from './listing-fields.ts'

/** What visitors of an agent's website see of a listing; what must not be shown is not in it. */

/** The statuses that a visitor reads; 'Active' is for sale. */
export const SHOWN_STATUSES = ['Coming Soon', 'Active', 'Conditional', 'Sold', 'Exclusive'] as const

const number = v.nullable(v.number())

/** Who must be named with a feed's listing, and when its feed was last read in full. */
export const ListingAttribution = v.object({
  brokerage: v.string(),
  agent: v.string(),
  /** The board whose own feed has it; empty for CREA's. */
  board: v.string(),
  /** Its page at the feed's own website; may be empty. */
  ListingURL: v.string(),
  refreshed: isoDate,
  /** An invented home of the sample feed. */
  isSample: v.boolean()
})
export type ListingAttribution = v.InferOutput<typeof ListingAttribution>

/** With its dominant colour, '#a1b2c3', which is shown until it is there; older ones have none. */
const ShownPhoto = v.object({
  ...SitePicture.entries,
  colour: v.optional(v.nullable(v.string()))
})

/** A card in a list. */
export const ShownListing = v.object({
  listing_id: rowId(),
  /** Below '/listings/': '12-elm-street-toronto-1234'. */
  slug: v.string(),
  status: v.picklist(SHOWN_STATUSES),
  title: Line,
  /** Street, number and unit; empty where the seller doesn't show it. */
  address: v.string(),
  /** The neighbourhood; may be empty. */
  CityRegion: v.string(),
  City: v.string(),
  StateOrProvince: v.picklist(PROVINCES),
  type: v.picklist(HOME_TYPES),
  /** Whole dollars; of a sold home only with both parties' consent. Null: "Ask", or no price at all. */
  price: number,
  BedroomsTotal: number,
  BathroomsTotalInteger: number,
  /** Square feet. */
  LivingArea: number,
  photo: v.nullable(ShownPhoto),
  photosCount: v.number(),
  /** Null where the seller doesn't show the address. */
  pin: v.nullable(v.object({ Latitude: v.number(), Longitude: v.number() })),
  /** When it was first shown. */
  since: isoDate,
  /** The next one that is not over yet, at the clock of the home. */
  openHouse: v.nullable(OpenHouse),
  /** Null for the agent's own. */
  attribution: v.nullable(ListingAttribution)
})
export type ShownListing = v.InferOutput<typeof ShownListing>

/** A page of its own. */
export const ListingDetails = v.object({
  PostalCode: v.string(),
  ListingId: v.string(),
  PublicRemarks: v.object({ en: v.string(), fr: v.string() }),
  photos: v.array(ShownPhoto),
  rooms: v.array(Room),
  features: v.array(v.picklist(HOME_FEATURES)),
  documents: v.array(ListingDocument),
  openHouses: v.array(OpenHouse),
  VirtualTourURLUnbranded: v.string(),
  /** Square feet. */
  lot: number,
  LotSizeDimensions: v.string(),
  YearBuilt: number,
  ParkingTotal: number,
  TaxAnnualAmount: number,
  TaxYear: number,
  AssociationFee: number,
  CloseDate: v.nullable(v.string()),
  changed: isoDate
})
export type ListingDetails = v.InferOutput<typeof ListingDetails>
