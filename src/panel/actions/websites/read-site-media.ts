import { MEDIA_TYPES, type MediaFormat, mediaWidths } from '#rules/websites/site-media.ts'
import { feedPhotoFile, refetchFeedPhoto } from '../../records/listings/feeds/feed-photos.ts'
import { mediaBy, mediaFile } from '../../records/websites/site-media.ts'
import { picturesOf } from '../../records/websites/websites.ts'
import { readDataUrl } from '../../services/pictures/data-url.ts'
import type { FilePlace } from '../../services/pictures/picture-files.ts'
import type { World } from '../../services/world.ts'

type Wanted = { website_id: number; sha256: string; width: number; format: MediaFormat }

export type SiteMediaFile = {
  bytes: Uint8Array
  type: string
  /** The wizard's own file is served until it is converted, and a feed's while its listing is shown. */
  lasts: 'forever' | 'untilConverted' | 'withListing'
}

export type FileReader = Pick<World, 'clock' | 'db' | 'pictures'>

/**
 * A picture of this website in one width and format; undefined if it has none such.
 * @throws PicturesAway
 */
export async function readSiteMedia(
  reader: FileReader,
  wanted: Wanted
): Promise<SiteMediaFile | undefined> {
  const { db } = reader
  const bytes = await readOwnPicture(reader, wanted)
  const type = MEDIA_TYPES[wanted.format]
  if (bytes) return { bytes, type, lasts: 'forever' }
  const ofFeed = await readFeedPhoto(reader, wanted, await feedPhotoFile(db, wanted))
  if (ofFeed) return { bytes: ofFeed, type, lasts: 'withListing' }
  const media = await mediaBy(db, wanted)
  if (!media || !mediaWidths(media.width).includes(wanted.width)) return undefined
  for (const { data_url } of await picturesOf(db, wanted.website_id)) {
    const original = readDataUrl(data_url)
    if (original?.sha256 === wanted.sha256) return { ...original, lasts: 'untilConverted' }
  }
  return undefined
}

/** One of the website's own pictures. @throws PicturesAway */
export async function readOwnPicture(
  { db, pictures }: FileReader,
  wanted: Wanted
): Promise<Uint8Array | undefined> {
  const place = await mediaFile(db, wanted)
  return place && pictures.read(place)
}

/** A feed's photograph; one that is missing where files are kept is fetched again. @throws PicturesAway */
export async function readFeedPhoto(
  { clock, db, pictures }: FileReader,
  { sha256 }: Pick<Wanted, 'sha256'>,
  place: FilePlace | undefined
): Promise<Uint8Array | undefined> {
  if (!place) return undefined
  const bytes = await pictures.read(place)
  if (!bytes) await refetchFeedPhoto(db, sha256, clock())
  return bytes
}
