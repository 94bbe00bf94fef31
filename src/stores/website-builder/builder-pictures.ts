import { atom } from 'nanostores'
import {
  addSitePicture,
  sitePictureFile,
  sitePictures,
  type StoredPicture
} from '#contract/websites/site-pictures.ts'
import type { Line, SitePicture } from '#contract/websites/site-fields.ts'
import { openPicture, type OpenPicture, type PicturePart } from '#gateways/browser/images.ts'
import { call } from '#gateways/panel.ts'
import { pictureMessages } from '#messages/pictures.ts'
import { IMAGE_TYPES } from '#rules/limits.ts'
import { isHeicFile, SITE_PICTURE_BYTES_MAX } from '#rules/websites/picture-upload.ts'
import { mediaName, widestOf } from '#rules/websites/site-media.ts'
import { failureMessage } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import type { Loaded } from '../loaded.ts'

export { sitePictureAddress, sitePicturesAddress } from '#gateways/browser/picture-address.ts'
export type { OpenPicture }

/** Pixels of the longer side, and bytes: wider than the widest file that visitors get. */
const LIMITS = { bytes: 6_000_000, side: 2400, types: IMAGE_TYPES }

/** Pictures that the website has already. */
export const $pictures = atom<Loaded<StoredPicture[]>>({ status: 'loading' })

export async function loadPictures(): Promise<void> {
  const outcome = await call(sitePictures, {})
  if (outcome.ok) $pictures.set({ status: 'ready', value: outcome.value.data })
  else $pictures.set({ status: 'failed', message: failureMessage(outcome) })
}

export type AddedPicture = { ok: true; picture: SitePicture } | { ok: false; message: string }

/**
 * Opens a chosen picture, or says why it can't be used. Few browsers can show a phone's HEIC photo, so
 * the panel converts it first.
 */
export async function choosePicture(
  file: File,
  website_id: number
): Promise<OpenPicture | { ok: false; message: string }> {
  if (!isHeicFile(file)) return openPicture(file, LIMITS)
  const added = await uploadHeic(file)
  if (!added.ok) return added
  const { sha256, width } = added.picture
  const name = mediaName({ sha256, width: widestOf(width), format: 'jpeg' })
  const converted = await call(sitePictureFile, { website_id, name })
  if (!converted.ok) return { ok: false, message: failureMessage(converted) }
  return openPicture(converted.value, LIMITS)
}

/** Crops the picture, scales it down and uploads it. */
export async function uploadPicture(
  picture: OpenPicture,
  part: PicturePart,
  alt: Line
): Promise<AddedPicture> {
  const cut = await picture.cut(part)
  if (!cut.ok) return cut
  return upload(cut.blob, alt)
}

/** Uploads all of a chosen picture; the panel converts a phone's HEIC photo itself. */
export async function addWholePicture(file: File): Promise<AddedPicture> {
  const undescribed = { en: '', fr: '' }
  if (isHeicFile(file)) return uploadHeic(file)
  const picture = await openPicture(file, LIMITS)
  if (!picture.ok) return picture
  try {
    const { height, width } = picture
    return await uploadPicture(picture, { x: 0, y: 0, width, height }, undescribed)
  } finally {
    picture.close()
  }
}

/** A larger one than the panel takes isn't sent at all. */
async function uploadHeic(file: File): Promise<AddedPicture> {
  if (file.size > SITE_PICTURE_BYTES_MAX) {
    return { ok: false, message: messagesOf(pictureMessages).tooLarge }
  }
  return upload(file, { en: '', fr: '' })
}

async function upload(file: Blob, alt: Line): Promise<AddedPicture> {
  const outcome = await call(addSitePicture, { file, alt_en: alt.en, alt_fr: alt.fr })
  if (outcome.ok) {
    const { picture } = outcome.value
    // A known picture has a description already.
    return { ok: true, picture: alt.en || alt.fr ? { ...picture, alt } : picture }
  }
  return { ok: false, message: outcome.errors?.['file'] ?? failureMessage(outcome) }
}
