import { readDocumentPath } from '#rules/listings/document-path.ts'
import { readSharedListing, readSharePath } from '#rules/websites/share-path.ts'
import { MEDIA_PATH, readMediaName, widestOf } from '#rules/websites/site-media.ts'
import type { SiteRequest } from '#sites/site-renderer.ts'
import { shownDocument } from '../../records/listings/listing-documents.ts'
import { drawSharePicture } from '../../services/pictures/draw-share-picture.ts'
import type { World } from '../../services/world.ts'
import { readListingPage } from '../listings/shown-listings.ts'
import { readOwnPicture, readSiteMedia } from '../websites/read-site-media.ts'
import type { ExportedBuild } from './exported-build.ts'

type Asked = { base: Omit<SiteRequest, 'path'>; path: string }

const DRAWING = /^\/_site\/drawings\/([\w-]+\.svg)$/

/** A file below /_site/ as the website's hosts serve it; undefined for any other. */
export async function readSiteFile(
  world: World,
  build: ExportedBuild,
  { base, path }: Asked
): Promise<Uint8Array | string | undefined> {
  const { website_id } = base
  const built = build.files.get(path)?.identity
  if (built) return built
  const [, drawing] = DRAWING.exec(path) ?? []
  if (drawing !== undefined) return build.renderer.drawing(drawing)
  if (path.startsWith(MEDIA_PATH)) {
    const wanted = readMediaName(path.slice(MEDIA_PATH.length))
    return wanted && (await readSiteMedia(world, { ...wanted, website_id }))?.bytes
  }
  const document = readDocumentPath(path)
  if (document) {
    return shownDocument(world.db, { website_id, sha256: document.sha256, MediaURL: path })
  }
  return sharePicture(world, build, { base, path })
}

async function sharePicture(world: World, { renderer }: ExportedBuild, { base, path }: Asked) {
  const { website_id } = base
  const wanted = readSharePath(path)
  if (!wanted) return undefined
  const listing_id = readSharedListing(wanted.page)
  const listing =
    listing_id === undefined ? undefined : await readListingPage(world, { website_id, listing_id })
  const card = renderer.card({ ...base, listing }, wanted)
  if (!card) return undefined
  const { photo } = card
  const picture =
    photo &&
    (await readOwnPicture(world, {
      website_id,
      sha256: photo.sha256,
      width: widestOf(photo.width),
      format: 'jpeg'
    }))
  const street = renderer.drawing(card.street) ?? ''
  return drawSharePicture({ ...card, photo: picture ?? undefined, street })
}
