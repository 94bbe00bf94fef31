import { failureMessage } from '../failures.ts'
import { savePicture } from '#contract/content/pictures.ts'
import { openPicture, type OpenPicture } from '#gateways/browser/images.ts'
import { call } from '#gateways/panel.ts'
import { EDITOR_PICTURE_BYTES_MAX } from '#rules/content/content-limits.ts'
import { IMAGE_TYPES } from '#rules/limits.ts'

export { pictureAddress, withPanelPictures } from '#gateways/browser/picture-address.ts'
export type { OpenPicture }

/** Pixels of the longer side: twice the width of a text column. */
const SIDE_MAX = 1600

export type SavedPicture = { ok: true; path: string; alt: string } | { ok: false; message: string }

/** Opens a chosen or pasted picture, or says why it can't be used. */
export function choosePicture(file: Blob): ReturnType<typeof openPicture> {
  return openPicture(file, { bytes: EDITOR_PICTURE_BYTES_MAX, side: SIDE_MAX, types: IMAGE_TYPES })
}

/** Scales the picture down and uploads it. */
export async function uploadPicture(picture: OpenPicture, alt: string): Promise<SavedPicture> {
  const cut = await picture.cut()
  if (!cut.ok) return cut
  const outcome = await call(savePicture, { data: cut.dataUrl.replace(/^[^,]*,/, ''), alt })
  if (outcome.ok) return { ok: true, path: outcome.value.path, alt }
  return { ok: false, message: outcome.errors?.['alt'] ?? failureMessage(outcome) }
}
