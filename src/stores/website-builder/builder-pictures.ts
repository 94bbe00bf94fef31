import { atom } from 'nanostores'
import {
  addSitePicture,
  sitePictures,
  type StoredPicture
} from '#contract/websites/site-pictures.ts'
import type { Line, SitePicture } from '#contract/websites/site-fields.ts'
import { openPicture, type OpenPicture, type PicturePart } from '#gateways/browser/images.ts'
import { call } from '#gateways/panel.ts'
import { IMAGE_TYPES } from '#rules/limits.ts'
import { failureMessage } from '../failures.ts'
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

/** Opens a chosen picture, or says why it can't be used. */
export function choosePicture(file: Blob): ReturnType<typeof openPicture> {
  return openPicture(file, LIMITS)
}

export type AddedPicture = { ok: true; picture: SitePicture } | { ok: false; message: string }

/** Crops the picture, scales it down and uploads it. */
export async function uploadPicture(
  picture: OpenPicture,
  part: PicturePart,
  alt: Line
): Promise<AddedPicture> {
  const cut = await picture.cut(part)
  if (!cut.ok) return cut
  const outcome = await call(addSitePicture, { data: cut.dataUrl.replace(/^[^,]*,/, ''), alt })
  if (outcome.ok) return { ok: true, picture: { ...outcome.value.picture, alt } }
  return { ok: false, message: outcome.errors?.['data'] ?? failureMessage(outcome) }
}
