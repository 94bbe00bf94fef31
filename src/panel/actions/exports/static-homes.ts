import type { ShownListing } from '#contract/listings/shown-listing.ts'
import { ownShownIds, listedOn } from '../../records/listings/shown-listings.ts'
import type { World } from '../../services/world.ts'
import { readShownListings, slugOfListing } from '../listings/shown-listings.ts'

/** The homes that an agent may take along: their own. A feed's stay, as its licence is for this website alone. */
export type StaticHomes = {
  cards: ShownListing[]
  ids: ReadonlySet<number>
  /** For the sitemap. */
  listed: { slug: string; changed: string }[]
}

/** As visitors see them, in the order of the website's lists. */
export async function staticHomes(world: World, website_id: number): Promise<StaticHomes> {
  const order = await ownShownIds(world.db, website_id)
  const ids = new Set(order)
  const rows = (await listedOn(world.db, website_id)).filter((row) => ids.has(row.listing_id))
  return {
    ids,
    cards: await readShownListings(world, website_id, order),
    listed: rows.map((row) => ({
      slug: slugOfListing(row),
      changed: row.ModificationTimestamp.toISOString()
    }))
  }
}
