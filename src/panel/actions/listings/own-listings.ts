import type { OwnListing } from '#contract/listings/own-listings.ts'
import { messageFrom } from '#messages/language.ts'
import { listingRefusals } from '#messages/refusals/listings.ts'
import { listingPath } from '#rules/listings/listing-path.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { type OwnListingRow, ownListingsOf } from '../../records/listings/own-listings.ts'
import { featureSiteListings } from '../../records/listings/site-listings.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { ownSite, writeSiteState } from '../websites/own-site.ts'
import { changingListings } from './save-listing.ts'
import { slugOfListing } from './shown-listings.ts'

/** The agent's own listings, for the API. */
export async function readOwnListings(world: World, agent: AgentRow): Promise<OwnListing[]> {
  const { site } = await ownSite(world, agent)
  return writeListings(world, agent, await ownListingsOf(world.db, site.website_id))
}

/** How one of them stands. */
export async function readOwnListing(
  world: World,
  agent: AgentRow,
  listing_id: number
): Promise<OwnListing> {
  const { site } = await ownSite(world, agent)
  const rows = await ownListingsOf(world.db, site.website_id, listing_id)
  const [written] = await writeListings(world, agent, rows)
  if (!written)
    throw new Refused(
      messageFrom(listingRefusals, (t) => t.gone),
      404
    )
  return written
}

/** Lets these lead the lists, in this order. @throws Refused for one that visitors don't see. */
export async function featureListings(
  world: World,
  website_id: number,
  listing_ids: readonly number[]
): Promise<void> {
  await changingListings(world, website_id, async (tx) => {
    const shown = (await ownListingsOf(tx, website_id)).filter((one) => one.hidden_reason === null)
    const known = new Set(shown.map(({ listing_id }) => listing_id))
    if (!listing_ids.every((id) => known.has(id))) {
      throw new Refused(
        messageFrom(listingRefusals, (t) => t.notShown),
        409
      )
    }
    await featureSiteListings(tx, website_id, [...new Set(listing_ids)])
  })
}

async function writeListings(
  world: World,
  agent: AgentRow,
  rows: readonly OwnListingRow[]
): Promise<OwnListing[]> {
  const { site } = await ownSite(world, agent)
  const { website_url } = await writeSiteState(world, agent)
  return rows.map((row) => ({
    listing_id: row.listing_id,
    version: row.version,
    updated: row.ModificationTimestamp.toISOString(),
    source: row.source === 'import' ? 'import' : 'own',
    MlsStatus: row.MlsStatus || 'Draft',
    ListingId: row.ListingId,
    title: { en: row.title_en, fr: row.title_fr },
    UnparsedAddress: row.UnparsedAddress,
    City: row.City,
    ListPrice: row.ListPrice,
    photo: row.photo && {
      sha256: row.photo.sha256,
      width: row.photo.width,
      height: row.photo.height,
      alt: { en: row.photo.alt_en, fr: row.photo.alt_fr }
    },
    photosCount: row.PhotosCount,
    hidden_reason: row.hidden_reason,
    first_marketed_at: row.first_marketed_at?.toISOString() ?? null,
    mls_due_on: row.mls_due_on,
    featured_position: row.featured_position,
    listing_url:
      row.hidden_reason === null && site.published !== null
        ? website_url + listingPath(slugOfListing(row), site.language, site.language)
        : null
  }))
}
