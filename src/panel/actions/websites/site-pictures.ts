import { messageFrom } from '#messages/language.ts'
import { siteRefusals } from '#messages/refusals/sites.ts'
import { sitePictureMessages } from '#messages/validation/site-pictures.ts'
import type { ReceivedFile } from '#contract/uploaded-file.ts'
import type { Line, SitePicture } from '#contract/websites/site-fields.ts'
import type { StoredPicture } from '#contract/websites/site-pictures.ts'
import {
  deleteMedia,
  insertMedia,
  insertMediaFiles,
  mediaBy,
  mediaOf,
  type SiteMediaRow
} from '../../records/websites/site-media.ts'
import { picturesOfListings } from '../../records/listings/listing-parts.ts'
import { picturesOfMove } from '../../records/websites/brokerage-moves.ts'
import { picturesOfPosts } from '../../records/websites/site-post-versions.ts'
import { picturesUsedBy } from '../../records/websites/site-versions.ts'
import { lockSite } from '../../records/websites/sites.ts'
import type { PictureProblem } from '../../services/pictures/check-picture.ts'
import { UnusablePicture } from '../../services/pictures/converted-picture.ts'
import { convertPicture } from '../../services/pictures/site-pictures.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { keepFiles, websiteFolder } from './keep-files.ts'
import { requireStorage } from './require-storage.ts'

type Uploaded = { alt: Line; file: ReceivedFile }

/** Stores a picture in every width and format; a known one is returned as it is. */
export async function addSitePicture(
  world: World,
  website_id: number,
  { alt, file }: Uploaded
): Promise<SitePicture> {
  const known = await mediaBy(world.db, { website_id, sha256: file.sha256 })
  const media = known ?? (await storePicture(world, website_id, { alt, file }))
  const { height, sha256, width } = media
  const stored = { en: media.alt_en, fr: media.alt_fr }
  return { sha256, width, height, alt: alt.en || alt.fr ? alt : stored }
}

async function storePicture(
  world: World,
  website_id: number,
  { alt, file }: Uploaded
): Promise<SiteMediaRow> {
  const { clock, db } = world
  await requireStorage(db, website_id, 0)
  const { colour, files, height, sha256, width } = await convertOrRefuse(file)
  const stored = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const media: SiteMediaRow = {
    website_id,
    sha256,
    width,
    height,
    bytes: file.size,
    stored,
    colour,
    alt_en: alt.en,
    alt_fr: alt.fr,
    created: clock()
  }
  const kept = await keepFiles(world, websiteFolder(website_id), files)
  await db.transaction().execute(async (tx) => {
    await lockSite(tx, website_id)
    await requireStorage(tx, website_id, stored)
    await insertMedia(tx, media)
    await insertMediaFiles(
      tx,
      kept.map((one) => ({ website_id, sha256, ...one }))
    )
  })
  return media
}

async function convertOrRefuse({ chunks }: ReceivedFile) {
  try {
    return await convertPicture(chunks)
  } catch (error) {
    if (error instanceof UnusablePicture) throw unusable(error.problem)
    throw error
  }
}

export const PICTURE_TOO_LARGE = unusable('tooLarge', 413)

function unusable(problem: PictureProblem | 'tooLarge', status = 400): Refused {
  const text = messageFrom(sitePictureMessages, (t) => t[problem])
  return new Refused(text, status, { errors: { file: text } })
}

/** The website's pictures, for the API. */
export async function listSitePictures(
  { db }: World,
  website_id: number
): Promise<StoredPicture[]> {
  const used = await usedPictures(db, website_id)
  return (await mediaOf(db, website_id)).map((media) => ({
    sha256: media.sha256,
    width: media.width,
    height: media.height,
    alt: { en: media.alt_en, fr: media.alt_fr },
    bytes: media.bytes,
    created: media.created.toISOString(),
    is_used: used.has(media.sha256)
  }))
}

/** @throws Refused while any version shows it: restoring that one would show a gap. */
export async function deleteSitePicture(
  { db }: World,
  website_id: number,
  sha256: string
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A concurrent save may be about to use it.
    await lockSite(tx, website_id)
    if ((await usedPictures(tx, website_id)).has(sha256)) {
      throw new Refused(
        messageFrom(siteRefusals, (t) => t.pictureUsed),
        409
      )
    }
    await deleteMedia(tx, { website_id, sha256 })
  })
}

/** What any version of the website or of one of its posts shows, what its listings do, and a planned move will. */
async function usedPictures(db: Db, website_id: number): Promise<Set<string>> {
  const used = await picturesUsedBy(db, website_id)
  return used
    .union(await picturesOfPosts(db, website_id))
    .union(await picturesOfListings(db, website_id))
    .union(await picturesOfMove(db, website_id))
}
