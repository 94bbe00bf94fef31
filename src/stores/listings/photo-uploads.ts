// Photos on their way to the open listing. Two at a time, and each takes its place in the order of choosing.

import { atom } from 'nanostores'
import type { SitePicture } from '#contract/websites/site-fields.ts'
import { listingPhotosMessages } from '#messages/listings/listing-photos.ts'
import { LISTING_PHOTOS_MAX } from '#rules/listings/listing-limits.ts'
import { messagesOf } from '../site/messages.ts'
import { addWholePicture } from '../website-builder/builder-pictures.ts'
import { editListing, opened } from './open-listing.ts'

export type PhotoUpload = { id: number; file: File } & (
  | { status: 'added' | 'uploading' | 'waiting' }
  | { status: 'failed'; message: string }
  | { status: 'uploaded'; picture: SitePicture }
)

/** Those of this batch; one that failed stays until it is tried again or dismissed. */
export const $uploads = atom<readonly PhotoUpload[]>([])

const AT_ONCE = 2
let ids = 0
const whenDone: (() => void)[] = []

/** Uploads a photo into the open listing; one that can't be used says why, and the others go on. */
export function addPhoto(file: File): void {
  const batch = $uploads.get().filter(({ status }) => status !== 'added' || isUploading())
  $uploads.set([...batch, { id: ++ids, file, status: 'waiting' }])
  next()
}

export function tryAgain({ file, id }: PhotoUpload): void {
  replace({ id, file, status: 'waiting' })
  next()
}

export function dismissUpload(id: number): void {
  $uploads.set($uploads.get().filter((one) => one.id !== id))
}

/** Another listing is open: nothing that is still on its way belongs to it. */
export function forgetUploads(): void {
  $uploads.set([])
  finish()
}

/** Resolves when every chosen photo is in the listing, or has failed. */
export function photosAdded(): Promise<void> {
  if (!isUploading()) return Promise.resolve()
  return new Promise((resolve) => whenDone.push(resolve))
}

export function addPicture(picture: SitePicture): string | undefined {
  const Media = opened()?.typed.Media ?? []
  const t = messagesOf(listingPhotosMessages).refusals
  if (Media.some(({ sha256 }) => sha256 === picture.sha256)) return t.twice
  if (Media.length >= LISTING_PHOTOS_MAX) return t.tooMany(LISTING_PHOTOS_MAX)
  editListing({ Media: [...Media, picture] })
  return undefined
}

function next(): void {
  const running = $uploads.get().filter(({ status }) => status === 'uploading').length
  const waiting = $uploads.get().filter(({ status }) => status === 'waiting')
  for (const one of waiting.slice(0, AT_ONCE - running)) void upload(one)
}

async function upload({ file, id }: PhotoUpload): Promise<void> {
  replace({ id, file, status: 'uploading' })
  const added = await addWholePicture(file)
  if (added.ok) replace({ id, file, status: 'uploaded', picture: added.picture })
  else replace({ id, file, status: 'failed', message: added.message })
  addInOrder()
  next()
  if (!isUploading()) finish()
}

/** Adds what is uploaded, up to the first photo that is still on its way. */
function addInOrder(): void {
  for (const one of $uploads.get()) {
    if (one.status === 'waiting' || one.status === 'uploading') return
    if (one.status !== 'uploaded') continue
    const { file, id, picture } = one
    const message = addPicture(picture)
    replace(
      message === undefined
        ? { id, file, status: 'added' }
        : { id, file, status: 'failed', message }
    )
  }
}

function isUploading(): boolean {
  return $uploads.get().some(({ status }) => status === 'uploading' || status === 'waiting')
}

/** One that was forgotten stays forgotten. */
function replace(upload: PhotoUpload): void {
  $uploads.set($uploads.get().map((one) => (one.id === upload.id ? upload : one)))
}

function finish(): void {
  for (const done of whenDone.splice(0)) done()
}
