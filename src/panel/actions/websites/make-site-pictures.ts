import { insertMediaFiles, mediaWithoutFiles } from '../../records/websites/site-media.ts'
import { picturesOf } from '../../records/websites/websites.ts'
import { readDataUrl } from '../../services/pictures/data-url.ts'
import { UnusablePicture } from '../../services/pictures/converted-picture.ts'
import { convertPicture } from '../../services/pictures/site-pictures.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import { keepFiles, websiteFolder } from './keep-files.ts'

export const MAKE_SITE_PICTURES = 'make-site-pictures'

/** Converts the wizard's pictures of a new website; a damaged one stays as it was uploaded. */
export async function makeSitePictures(world: World, website_id: number): Promise<void> {
  const { db, log } = world
  const missing = new Set(await mediaWithoutFiles(db, website_id))
  for (const { data_url } of await picturesOf(db, website_id)) {
    const original = readDataUrl(data_url)
    if (!original || !missing.has(original.sha256)) continue
    try {
      const { files, sha256 } = await convertPicture([original.bytes])
      const kept = await keepFiles(world, websiteFolder(website_id), files)
      await inTransaction(db, (tx) =>
        insertMediaFiles(
          tx,
          kept.map((file) => ({ website_id, sha256, ...file }))
        )
      )
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error
      log.warn({ website_id, err: error }, 'a picture of the wizard could not be converted')
    }
  }
}
