import { isLookNoted } from '#rules/listings/feeds/feed-photo.ts'
import { wantFeedPhotos } from '../../records/listings/feeds/feed-photos.ts'
import type { ListingParts } from '../../records/listings/listing-parts.ts'
import type { World } from '../../services/world.ts'

/** Photographs as pages show them: the agent's own, and a feed's that have been fetched. */
export function photosOf({ media }: ListingParts) {
  return media.flatMap((one) => {
    const {
      alt_en,
      alt_fr,
      colour,
      fetch_key,
      fetched_height,
      fetched_width,
      height,
      sha256,
      width
    } = one
    const alt = { en: alt_en, fr: alt_fr }
    if (sha256 !== null) return [{ sha256, width, height, alt, colour }]
    const isThere = fetch_key !== null && fetched_width !== null && fetched_height !== null
    // A feed's is served under the name that it is kept by.
    return isThere
      ? [{ sha256: fetch_key, width: fetched_width, height: fetched_height, alt, colour }]
      : []
  })
}

/** Has the first of each listing's photographs fetched that a feed only names; a drawing is shown until then. */
export async function wantPhotos(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  { media }: ListingParts,
  most = Infinity
): Promise<void> {
  const now = clock()
  const wanted = [...Map.groupBy(media, ({ listing_id }) => listing_id).values()]
    .flatMap((photos) => photos.slice(0, most))
    .flatMap(({ asked_at, fetch_key }) =>
      fetch_key === null || isLookNoted(asked_at, now) ? [] : [fetch_key]
    )
  await wantFeedPhotos(db, wanted, now)
}
