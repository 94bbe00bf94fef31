import { MEDIA_TYPES, type MediaFormat, mediaWidths } from '#rules/websites/site-media.ts'
import { mediaBy, mediaFile } from '../../records/websites/site-media.ts'
import { picturesOf } from '../../records/websites/websites.ts'
import { readDataUrl } from '../../services/pictures/data-url.ts'
import type { Db } from '../../services/world.ts'

type Wanted = { website_id: number; sha256: string; width: number; format: MediaFormat }

export type SiteMediaFile = {
  bytes: Uint8Array
  type: string
  /** False for the wizard's own file, which is served until it is converted. */
  isFinal: boolean
}

/** A picture of this website in one width and format; undefined if it has none such. */
export async function readSiteMedia(db: Db, wanted: Wanted): Promise<SiteMediaFile | undefined> {
  const bytes = await mediaFile(db, wanted)
  if (bytes) return { bytes, type: MEDIA_TYPES[wanted.format], isFinal: true }
  const media = await mediaBy(db, wanted)
  if (!media || !mediaWidths(media.width).includes(wanted.width)) return undefined
  for (const { data_url } of await picturesOf(db, wanted.website_id)) {
    const original = readDataUrl(data_url)
    if (original?.sha256 === wanted.sha256) return { ...original, isFinal: false }
  }
  return undefined
}
