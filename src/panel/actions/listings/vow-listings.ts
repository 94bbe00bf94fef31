import type { ListingDetails, ShownListing } from '#contract/listings/shown-listing.ts'
import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import { MEDIA_TYPES, type MediaFile } from '#rules/websites/site-media.ts'
import { vowPhotoFile } from '../../records/listings/feeds/feed-photos.ts'
import type { ListingRow } from '../../records/listings/own-listings.ts'
import { searchListings } from '../../records/listings/search-listings.ts'
import { vowListingsBy } from '../../records/listings/vow-listings.ts'
import type { World } from '../../services/world.ts'
import { websiteZone } from '../leads/website-zone.ts'
import {
  type FileReader,
  readFeedPhoto,
  readSiteMedia,
  type SiteMediaFile
} from '../websites/read-site-media.ts'
import { wantPhotos } from './listing-photos.ts'
import { closePriceOf } from './listing-rows.ts'
import type { ListingResults } from './search-listings.ts'
import { cardOf, detailsOf, type Extras, extrasOf } from './shown-listings.ts'

/** What only registered visitors of a website see of its listings: what its boards permit in a VOW. */

type Reach = Pick<World, 'clock' | 'db'>

/** A page of what a registered visitor's search finds. */
export async function readVowResults(
  { clock, db }: Reach,
  website_id: number,
  search: ListingSearch
): Promise<ListingResults> {
  const at = { now: clock(), zone: await websiteZone(db, website_id) }
  const { listing_ids, ...found } = await searchListings(db, website_id, search, at, 'registered')
  const rows = await vowListingsBy(db, website_id, listing_ids)
  const extras = await extrasOf({ clock, db }, website_id, listing_ids)
  await wantPhotos({ clock, db }, extras.parts, 1)
  const byId = new Map(rows.map((row) => [row.listing_id, row]))
  const listings = listing_ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [vowCard(row, extras)] : []
  })
  return { listings, ...found }
}

/** One of these listings with everything that its page shows; undefined if registered visitors don't see it. */
export async function readVowListing(
  { clock, db }: Reach,
  { listing_id, website_id }: { website_id: number; listing_id: number }
): Promise<{ listing: ShownListing; details: ListingDetails } | undefined> {
  const [row] = await vowListingsBy(db, website_id, [listing_id])
  if (!row) return undefined
  const extras = await extrasOf({ clock, db }, website_id, [listing_id])
  await wantPhotos({ clock, db }, extras.parts)
  return { listing: vowCard(row, extras), details: detailsOf(row, extras) }
}

function vowCard(row: ListingRow, extras: Extras): ShownListing {
  const isSold = row.StandardStatus === 'Closed'
  return { ...cardOf(row, extras), price: isSold ? closePriceOf(row) : row.ListPrice }
}

/** A picture of a registered visitor's page: of such a listing, or one of the website's own. */
export async function readVowMedia(
  reader: FileReader,
  wanted: MediaFile & { website_id: number }
): Promise<Pick<SiteMediaFile, 'bytes' | 'type'> | undefined> {
  const bytes = await readFeedPhoto(reader, wanted, await vowPhotoFile(reader.db, wanted))
  return bytes ? { bytes, type: MEDIA_TYPES[wanted.format] } : readSiteMedia(reader, wanted)
}
