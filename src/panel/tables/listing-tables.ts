import type { ColumnType, Generated } from 'kysely'
import type { HiddenReason } from '#rules/listings/hidden-reason.ts'
import type { HomeFeature } from '#rules/listings/home-features.ts'
import type { HomeType } from '#rules/listings/home-type.ts'
import type { ListingStatus, StandardStatus } from '#rules/listings/listing-status.ts'
import type { Json, Made, Maybe, MaybeJson, MaybeMoment, Moment } from './columns.ts'

/** A listing of any source. Names in RESO's spelling are those of its Data Dictionary 2.0. */
export type ListingsTable = {
  listing_id: Generated<number>
  /** Of an agent's own; null for a feed's, which many websites may show. */
  website_id: Maybe<number>
  source: 'ddf' | 'import' | 'own' | 'reso'
  /** Unique in its source: the feed's key, or the website and its own key. */
  source_key: string
  version: Generated<number>
  /** As the agent chose it; empty for a feed's. */
  MlsStatus: ColumnType<ListingStatus | '', ListingStatus | '' | undefined, ListingStatus | ''>
  StandardStatus: StandardStatus
  /** The board's number. */
  ListingId: Generated<string>
  home_type: HomeType
  /** Whole dollars, as are all prices here. */
  ListPrice: Maybe<number>
  LeaseAmount: Maybe<number>
  BedroomsTotal: Maybe<number>
  BathroomsTotalInteger: Maybe<number>
  /** Square feet. */
  LivingArea: Maybe<number>
  LotSizeSquareFeet: Maybe<number>
  YearBuilt: Maybe<number>
  /** Street and number. */
  UnparsedAddress: Generated<string>
  UnitNumber: Generated<string>
  City: Generated<string>
  CityRegion: Generated<string>
  StateOrProvince: Generated<string>
  PostalCode: Generated<string>
  Latitude: Maybe<number>
  Longitude: Maybe<number>
  InternetAddressDisplayYN: Generated<boolean>
  features: ColumnType<HomeFeature[], HomeFeature[] | undefined, HomeFeature[]>
  /** The same: a bit for each of HOME_FEATURES in their order, for counting. */
  feature_bits: Made<number>
  PhotosCount: Generated<number>
  /** What a search by words looks through, folded; without a street that isn't shown. */
  search: Generated<string>
  /** What only the listing's own page shows. */
  detail: Json<unknown>
  /** The days on which the parties agreed that the sold price is shown. */
  sold_consent: MaybeJson<{ seller_consent_on: string | null; buyer_consent_on: string | null }>
  first_marketed_at: MaybeMoment
  /** When its last open house ends; null without any. */
  open_until: MaybeMoment
  /** 'YYYY-MM-DD'. */
  mls_due_on: Maybe<string>
  hidden_reason: Maybe<HiddenReason>
  /** Of a feed's listing: since when it is hidden. */
  hidden_since: MaybeMoment
  OriginalEntryTimestamp: Moment
  ModificationTimestamp: Moment
  deleted_at: MaybeMoment
}

export type ListingTextsTable = {
  listing_id: number
  language: 'en' | 'fr'
  title: Generated<string>
  PublicRemarks: Generated<string>
}

/** Photographs in their order: the website's own by `sha256`, a feed's by `MediaURL`. */
export type ListingMediaTable = {
  listing_id: number
  position: number
  sha256: Maybe<string>
  width: number
  height: number
  alt_en: Generated<string>
  alt_fr: Generated<string>
  MediaKey: Maybe<string>
  MediaURL: Maybe<string>
  /** Of a feed's: what it is kept by once fetched; the SHA-256 of its address and last change. */
  fetch_key: Maybe<string>
}

export type OpenHousesTable = {
  listing_id: number
  position: number
  OpenHouseKey: Maybe<string>
  /** At the clock of the home: '2026-11-28', '14:00', '16:00'. */
  OpenHouseDate: string
  OpenHouseStartTime: string
  OpenHouseEndTime: string
  remarks_en: Generated<string>
  remarks_fr: Generated<string>
  ends_at: Moment
}

/** A PDF of a website's listings, named by the SHA-256 of its content. */
export type ListingDocumentsTable = {
  website_id: number
  sha256: string
  bytes: number
  content: Uint8Array
  created: Moment
}

/** Which website shows which listing, hidden ones too. */
export type SiteListingsTable = {
  website_id: number
  listing_id: number
  /** From 0; null for one that doesn't lead the lists. */
  featured_position: Maybe<number>
}
