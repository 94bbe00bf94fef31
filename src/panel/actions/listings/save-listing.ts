import { isDeepStrictEqual } from 'node:util'
import type { ListingContent } from '#contract/listings/listing-content.ts'
import { messageFrom } from '#messages/language.ts'
import { listingRefusals } from '#messages/refusals/listings.ts'
import { siteRefusals } from '#messages/refusals/sites.ts'
import { ownHiddenReason } from '#rules/listings/hidden-reason.ts'
import { homeZone } from '#rules/listings/home-zone.ts'
import { LISTINGS_MAX } from '#rules/listings/listing-limits.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { partsOfListings, replaceListingParts } from '../../records/listings/listing-parts.ts'
import {
  countOwnListings,
  insertListing,
  listingByKey,
  type ListingRow,
  ownListingBy,
  updateListing,
  type WhichListing
} from '../../records/listings/own-listings.ts'
import { addSiteListings } from '../../records/listings/site-listings.ts'
import { mediaOf } from '../../records/websites/site-media.ts'
import { lockSite, reviseSite } from '../../records/websites/sites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { noWebsite } from '../websites/own-site.ts'
import { requireOwnDocuments } from './listing-documents.ts'
import { columnsOf, contentOf, partsOf } from './listing-rows.ts'
import { showCopies } from './show-copies.ts'

type Save = {
  listing_id: number | null
  base_version: number
  content: ListingContent
  begun_as?: string | undefined
}

/** Saves a listing, which visitors see at once; refused if another tab saved in between. */
export function saveListing(
  world: World,
  website_id: number,
  { begun_as, listing_id, ...save }: Save
): Promise<ListingRow> {
  return changingListings(world, website_id, async (tx) => {
    const content = await withOwnPhotos(tx, website_id, save.content)
    await requireOwnDocuments(tx, website_id, content)
    requireGivenConsent(content, world.clock())
    if (listing_id !== null) {
      return store(world, tx, { website_id, listing_id }, { ...save, content })
    }
    const source_key = `${website_id}:${begun_as ?? crypto.randomUUID()}`
    const begun = await listingByKey(tx, { source: 'own', source_key })
    if (!begun) return begin(world, tx, { website_id, source_key, content })
    // An earlier call created it before its answer was lost.
    const base_version = begun.version
    return store(world, tx, { website_id, listing_id: begun.listing_id }, { base_version, content })
  })
}

/** Takes a listing off the website; it is kept for a while. */
export function deleteListing(world: World, which: WhichListing): Promise<ListingRow> {
  return changingListings(world, which.website_id, async (tx) => {
    const listing = await ownListingBy(tx, which)
    if (!listing) throw gone()
    if (listing.deleted_at) return listing
    const deleted = await updateListing(tx, which.listing_id, {
      deleted_at: world.clock(),
      hidden_reason: 'deleted'
    })
    await showCopies({ ...world, db: tx }, which.website_id, [deleted.ListingId])
    return deleted
  })
}

export function putBackListing(world: World, which: WhichListing): Promise<ListingRow> {
  return changingListings(world, which.website_id, async (tx) => {
    const listing = await ownListingBy(tx, which)
    if (!listing) throw gone()
    if (!listing.deleted_at) return listing
    const MlsStatus = listing.MlsStatus || 'Draft'
    const back = await updateListing(tx, which.listing_id, {
      deleted_at: null,
      hidden_reason: ownHiddenReason({ MlsStatus, deleted: false })
    })
    await showCopies({ ...world, db: tx }, which.website_id, [back.ListingId])
    return back
  })
}

/** A change that visitors see, while no other change of the website runs. */
export function changingListings<Result>(
  { db }: World,
  website_id: number,
  change: (tx: Db) => Promise<Result>
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    if (!(await lockSite(tx, website_id))) throw noWebsite()
    const result = await change(tx)
    await reviseSite(tx, website_id, {})
    return result
  })
}

async function store(
  world: World,
  tx: Db,
  which: WhichListing,
  { base_version, content }: Pick<Save, 'base_version' | 'content'>
): Promise<ListingRow> {
  const listing = await readListing(tx, which)
  const saved = contentOf(listing, await partsOfListings(tx, [which.listing_id]))
  // Unchanged, or a retry whose first answer was lost.
  if (isDeepStrictEqual(saved, content)) return listing
  if (listing.version !== base_version) throw newer(listing)
  await replaceListingParts(tx, which.listing_id, partsOf(content))
  const stored = await updateListing(tx, which.listing_id, {
    ...columnsOf(content, { before: listing.first_marketed_at, now: world.clock() }),
    version: listing.version + 1
  })
  const numbers = [listing.ListingId, stored.ListingId]
  await showCopies({ ...world, db: tx }, which.website_id, numbers)
  return stored
}

async function begin(
  world: World,
  tx: Db,
  {
    content,
    source_key,
    website_id
  }: { website_id: number; source_key: string; content: ListingContent }
): Promise<ListingRow> {
  if ((await countOwnListings(tx, website_id)) >= LISTINGS_MAX) {
    throw new Refused(
      messageFrom(listingRefusals, (t) => t.tooMany(LISTINGS_MAX)),
      409
    )
  }
  const now = world.clock()
  const listing = await insertListing(tx, {
    ...columnsOf(content, { before: null, now }),
    website_id,
    source: 'own',
    source_key,
    OriginalEntryTimestamp: now
  })
  await replaceListingParts(tx, listing.listing_id, partsOf(content))
  await addSiteListings(tx, [{ website_id, listing_id: listing.listing_id }])
  await showCopies({ ...world, db: tx }, website_id, [listing.ListingId])
  return listing
}

/** @throws Refused if the website has no such listing, or it was deleted. */
export async function readListing(db: Db, which: WhichListing): Promise<ListingRow> {
  const listing = await ownListingBy(db, which)
  if (!listing || listing.deleted_at) throw gone()
  return listing
}

/** @throws Refused if a photo is not the website's; sizes are those of the stored files. */
async function withOwnPhotos(
  tx: Db,
  website_id: number,
  content: ListingContent
): Promise<ListingContent> {
  if (content.Media.length === 0) return content
  const stored = new Map((await mediaOf(tx, website_id)).map((media) => [media.sha256, media]))
  const Media = content.Media.map((photo) => {
    const media = stored.get(photo.sha256)
    if (media) return { ...photo, width: media.width, height: media.height }
    const text = messageFrom(siteRefusals, (t) => t.noSuchPicture)
    throw new Refused(text, 400, { errors: { Media: text } })
  })
  return { ...content, Media }
}

/** @throws Refused for a consent that is yet to come: the sold price would be shown before. */
function requireGivenConsent(content: ListingContent, now: Date): void {
  const today = formatDate(now, 'YYYY-MM-DD', homeZone(content))
  for (const field of ['seller_consent_on', 'buyer_consent_on'] as const) {
    if ((content[field] ?? '') <= today) continue
    const text = messageFrom(listingRefusals, (t) => t.consentInFuture)
    throw new Refused(text, 400, { errors: { [field]: text } })
  }
}

function gone(): Refused {
  return new Refused(
    messageFrom(listingRefusals, (t) => t.gone),
    404
  )
}

function newer({ ModificationTimestamp }: ListingRow): Refused {
  return new Refused(
    messageFrom(listingRefusals, (t) => t.newer(ModificationTimestamp)),
    409
  )
}
