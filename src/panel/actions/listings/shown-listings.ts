import * as v from 'valibot'
import type {
  ListingAttribution,
  ListingDetails,
  SHOWN_STATUSES,
  ShownListing
} from '#contract/listings/shown-listing.ts'
import { listingSlug } from '#rules/listings/listing-path.ts'
import { shownPin } from '#rules/listings/pin.ts'
import { squareFeet } from '#rules/listings/square-feet.ts'
import { addressWithUnit } from '#rules/listings/unit-address.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { type ListingParts, partsOfListings } from '../../records/listings/listing-parts.ts'
import {
  type AttributionRow,
  attributionsOf
} from '../../records/listings/feeds/listing-attributions.ts'
import type { ListingRow } from '../../records/listings/own-listings.ts'
import {
  leadingListings,
  shownListingBy,
  shownListingsBy
} from '../../records/listings/shown-listings.ts'
import { SAMPLE_ACCOUNT } from '../../services/listing-feed/sample-feed/sample-store.ts'
import type { World } from '../../services/world.ts'
import { photosOf, wantPhotos } from './listing-photos.ts'
import { closePriceOf, ListingDetail } from './listing-rows.ts'

/** What visitors of a website see of its listings. */

/** These listings as lists show them, in this order; hidden ones and other websites' are left out. */
export async function readShownListings(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  website_id: number,
  listing_ids: readonly number[]
): Promise<ShownListing[]> {
  if (listing_ids.length === 0) return []
  const [rows, extras] = await Promise.all([
    shownListingsBy(db, website_id, listing_ids),
    extrasOf({ clock, db }, website_id, listing_ids)
  ])
  await wantPhotos({ clock, db }, extras.parts, 1)
  const byId = new Map(rows.map((row) => [row.listing_id, row]))
  return listing_ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [cardOf(row, extras)] : []
  })
}

/** What the lists of a website begin with. */
export async function readLeadingListings(
  world: Pick<World, 'clock' | 'db'>,
  website_id: number
): Promise<{ homes: ShownListing[]; homesTotal: number }> {
  const { listing_ids, total } = await leadingListings(world.db, website_id, LEADING_MAX)
  return { homes: await readShownListings(world, website_id, listing_ids), homesTotal: total }
}

/** As many as a page shows besides the search. */
export const LEADING_MAX = 24

/** One listing with everything that its page shows; undefined if visitors don't see it. */
export async function readListingPage(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  which: { website_id: number; listing_id: number }
): Promise<{ listing: ShownListing; details: ListingDetails } | undefined> {
  const row = await shownListingBy(db, which)
  if (!row) return undefined
  const extras = await extrasOf({ clock, db }, which.website_id, [row.listing_id])
  await wantPhotos({ clock, db }, extras.parts)
  return { listing: cardOf(row, extras), details: detailsOf(row, extras) }
}

export function slugOfListing(
  row: Pick<
    ListingRow,
    'City' | 'CityRegion' | 'InternetAddressDisplayYN' | 'UnparsedAddress' | 'listing_id'
  >
): string {
  const address = row.InternetAddressDisplayYN ? row.UnparsedAddress : ''
  return listingSlug({ ...row, address })
}

/** What is shown of listings beside their rows. */
export type Extras = { parts: ListingParts; attributions: readonly AttributionRow[]; now: Date }

export async function extrasOf(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  website_id: number,
  listing_ids: readonly number[]
): Promise<Extras> {
  const [parts, attributions] = await Promise.all([
    partsOfListings(db, listing_ids),
    attributionsOf(db, website_id, listing_ids)
  ])
  return { parts, attributions, now: clock() }
}

export function cardOf(row: ListingRow, { attributions, now, parts }: Extras): ShownListing {
  const { InternetAddressDisplayYN: showsAddress, listing_id } = row
  const own = partsOfOne(parts, listing_id)
  const [photo] = photosOf(own)
  const [next] = openHousesOf(own, now)
  return {
    listing_id,
    slug: slugOfListing(row),
    status: statusOf(row),
    title: textsOf(own, 'title'),
    address: showsAddress ? addressWithUnit(row.UnparsedAddress, row.UnitNumber) : '',
    CityRegion: row.CityRegion,
    City: row.City,
    StateOrProvince: provinceOf(row),
    type: row.home_type,
    price: priceOf(row),
    BedroomsTotal: row.BedroomsTotal,
    BathroomsTotalInteger: row.BathroomsTotalInteger,
    LivingArea: row.LivingArea,
    photo: photo ?? null,
    photosCount: row.PhotosCount,
    pin: shownPin(row),
    since: (row.first_marketed_at ?? row.OriginalEntryTimestamp).toISOString(),
    openHouse: next ?? null,
    attribution: attributionOf(attributions.find((one) => one.listing_id === listing_id))
  }
}

function attributionOf(row: AttributionRow | undefined): ListingAttribution | null {
  if (!row) return null
  const { agent, board, brokerage, client_id, listed_at, ListingURL } = row
  const isSample = client_id === SAMPLE_ACCOUNT.clientId
  return { agent, board, brokerage, ListingURL, refreshed: listed_at.toISOString(), isSample }
}

export function detailsOf(row: ListingRow, { now, parts }: Extras): ListingDetails {
  const own = partsOfOne(parts, row.listing_id)
  const detail = v.parse(ListingDetail, row.detail)
  return {
    PostalCode: row.InternetAddressDisplayYN ? row.PostalCode : '',
    ListingId: row.ListingId,
    PublicRemarks: textsOf(own, 'PublicRemarks'),
    photos: photosOf(own),
    rooms: detail.Rooms,
    features: row.features,
    documents: detail.documents,
    openHouses: openHousesOf(own, now),
    VirtualTourURLUnbranded: detail.VirtualTourURLUnbranded,
    lot: squareFeet(detail.LotSizeArea, detail.LotSizeUnits),
    LotSizeDimensions: detail.LotSizeDimensions,
    YearBuilt: row.YearBuilt,
    ParkingTotal: detail.ParkingTotal,
    TaxAnnualAmount: detail.TaxAnnualAmount,
    TaxYear: detail.TaxYear,
    AssociationFee: detail.AssociationFee,
    CloseDate: detail.CloseDate,
    changed: row.ModificationTimestamp.toISOString()
  }
}

function partsOfOne({ media, openHouses, texts }: ListingParts, listing_id: number): ListingParts {
  const isOwn = (part: { listing_id: number }) => part.listing_id === listing_id
  return {
    media: media.filter(isOwn),
    openHouses: openHouses.filter(isOwn),
    texts: texts.filter(isOwn)
  }
}

function textsOf({ texts }: ListingParts, field: 'PublicRemarks' | 'title') {
  const textIn = (language: 'en' | 'fr') =>
    texts.find((text) => text.language === language)?.[field] ?? ''
  return { en: textIn('en'), fr: textIn('fr') }
}

/** Those that are not over yet. */
function openHousesOf({ openHouses }: ListingParts, now: Date) {
  return openHouses
    .filter(({ ends_at }) => ends_at > now)
    .map(({ OpenHouseDate, OpenHouseEndTime, OpenHouseStartTime, remarks_en, remarks_fr }) => ({
      OpenHouseDate,
      OpenHouseStartTime,
      OpenHouseEndTime,
      OpenHouseRemarks: { en: remarks_en, fr: remarks_fr }
    }))
}

/** A feed has no local status. */
function statusOf({ MlsStatus, StandardStatus }: ListingRow): (typeof SHOWN_STATUSES)[number] {
  if (MlsStatus === 'Exclusive') return 'Exclusive'
  switch (StandardStatus) {
    case 'Coming Soon':
      return 'Coming Soon'
    case 'Active Under Contract':
    case 'Pending':
      return 'Conditional'
    case 'Closed':
      return 'Sold'
    default:
      return 'Active'
  }
}

/** A sold price is shown only with both parties' consent; the asking price of a sold home never is. */
function priceOf({ detail, ListPrice, sold_consent, StandardStatus }: ListingRow): number | null {
  if (StandardStatus !== 'Closed') return ListPrice
  const isAgreed = sold_consent?.buyer_consent_on && sold_consent.seller_consent_on
  return isAgreed ? closePriceOf({ detail }) : null
}

function provinceOf({ StateOrProvince }: ListingRow) {
  const found = PROVINCES.find((one) => one === StateOrProvince)
  if (!found) throw new Error(`listing in ${StateOrProvince}`)
  return found
}
