import { MEDIA_TYPES, type MediaFormat, mediaWidths } from '#rules/websites/site-media.ts'
import { feedPhotoFile } from '../../records/listings/feeds/feed-photos.ts'
import { mediaBy, mediaFile } from '../../records/websites/site-media.ts'
import { picturesOf } from '../../records/websites/websites.ts'
import { readDataUrl } from '../../services/pictures/data-url.ts'
import type { Db } from '../../services/world.ts'

type Wanted = { website_id: number; sha256: string; width: number; format: MediaFormat }

export type SiteMediaFile = {
  bytes: Uint8Array
  type: string
  /** The wizard's own file is served until it is converted, and a feed's while its listing is shown. */
  lasts: 'forever' | 'untilConverted' | 'withListing'
}

/** A picture of this website in one width and format; undefined if it has none such. */
export async function readSiteMedia(db: Db, wanted: Wanted): Promise<SiteMediaFile | undefined> {
  const bytes = await mediaFile(db, wanted)
  const type = MEDIA_TYPES[wanted.format]
  if (bytes) return { bytes, type, lasts: 'forever' }
  const ofFeed = await feedPhotoFile(db, wanted)
  if (ofFeed) return { bytes: ofFeed, type, lasts: 'withListing' }
  const media = await mediaBy(db, wanted)
  if (!media || !mediaWidths(media.width).includes(wanted.width)) return undefined
  for (const { data_url } of await picturesOf(db, wanted.website_id)) {
    const original = readDataUrl(data_url)
    if (original?.sha256 === wanted.sha256) return { ...original, lasts: 'untilConverted' }
  }
  return undefined
}
