import {
  FEED_PHOTO_BYTES_MAX,
  mayFetchPhoto,
  nextPhotoTry,
  photoOldAt,
  photosOldBefore
} from '#rules/listings/feeds/feed-photo.ts'
import {
  claimFeedPhotos,
  dropFeedPhotos,
  type DuePhoto,
  failFeedPhoto,
  keepFeedPhoto,
  sourcesOfPhotos,
  websitesWithPhotos
} from '../../../records/listings/feeds/feed-photos.ts'
import { reviseSites } from '../../../records/websites/sites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import { fetchPhoto } from '../../../services/listing-feed/fetch-photo.ts'
import { UnusablePicture } from '../../../services/pictures/converted-picture.ts'
import { convertPicture } from '../../../services/pictures/site-pictures.ts'
import { PicturesAway } from '../../../services/pictures/pictures-away.ts'
import type { World } from '../../../services/world.ts'
import { FEEDS_FOLDER, keepFiles } from '../../websites/keep-files.ts'
import { isTrustedFeed } from './open-feed.ts'

/** Photographs after which the pages that show them are made again. */
const AT_ONCE = 8
/** Longer than fetching and converting as many takes. */
const LEASE_MS = 5 * 60_000

type Outside = Pick<World, 'clock' | 'db' | 'feeds' | 'log' | 'pictures' | 'resolver' | 'settings'>
type Source = Awaited<ReturnType<typeof sourcesOfPhotos>>[number]

/**
 * Fetches the photographs that visitors have looked for, and again those that are a week old and still
 * looked at. Pages show a drawing until then. Returns how many were due.
 */
export async function fetchFeedPhotos(outside: Outside): Promise<number> {
  const { clock, db } = outside
  let count = 0
  for (;;) {
    const now = clock()
    const until = new Date(now.getTime() + LEASE_MS)
    const due = await claimFeedPhotos(db, { now, until, most: AT_ONCE })
    if (due.length === 0) return count
    count += due.length
    await fetchAll(outside, due)
  }
}

async function fetchAll(outside: Outside, due: readonly DuePhoto[]): Promise<void> {
  const { clock, db } = outside
  const sources = await sourcesOfPhotos(
    db,
    due.map(({ fetch_key }) => fetch_key)
  )
  const ofPhoto = ({ fetch_key }: DuePhoto) => sources.filter((one) => one.fetch_key === fetch_key)
  const isDropped = (photo: DuePhoto) =>
    photo.asked_at < photosOldBefore(clock()) || ofPhoto(photo).length === 0
  const dropped = due.filter(isDropped)
  const changed = await Promise.all(
    due
      .filter((photo) => !isDropped(photo))
      .map(async (photo) => ((await fetchOne(outside, photo, ofPhoto(photo))) ? [photo] : []))
  )
  await inTransaction(db, async (tx) => {
    await dropFeedPhotos(
      tx,
      dropped.map(({ fetch_key }) => fetch_key)
    )
    const keys = [...changed.flat(), ...dropped].map(({ fetch_key }) => fetch_key)
    await reviseSites(tx, await websitesWithPhotos(tx, keys))
  })
}

/** Whether pages have to show another picture now. */
async function fetchOne(
  outside: Outside,
  { failures, fetch_key, fetched_at }: DuePhoto,
  sources: readonly Source[]
): Promise<boolean> {
  const { clock, db, log, resolver, settings } = outside
  const fail = async (why: string, isGone: boolean) => {
    log.debug({ fetch_key, why }, 'a photograph of a feed could not be fetched')
    const next_try_at = nextPhotoTry(clock(), failures)
    await failFeedPhoto(db, fetch_key, { failures: failures + 1, why, next_try_at, isGone })
    return isGone && fetched_at !== null
  }
  const source = sources.find((one) => mayFetchPhoto(one.MediaURL ?? '', one))
  const address = source?.MediaURL
  if (!address) return fail('host', true)
  const isOwnServer =
    isTrustedFeed(outside, source) && new URL(address).origin === new URL(source.root).origin
  const bytesMax = FEED_PHOTO_BYTES_MAX
  const fetched = await fetchPhoto({ resolver, settings }, { address, bytesMax, isOwnServer })
  // A server that is away for a moment takes no photograph off a page.
  if ('problem' in fetched) return fail(fetched.problem, fetched.problem === 'status')
  try {
    const { colour, files, height, width } = await convertPicture([fetched.bytes])
    const now = clock()
    const photo = { colour, height, width, fetched_at: now, next_try_at: photoOldAt(now) }
    const kept = await keepFiles(outside, FEEDS_FOLDER, files)
    await inTransaction(db, (tx) => keepFeedPhoto(tx, fetch_key, photo, kept))
    return true
  } catch (error) {
    if (error instanceof PicturesAway) return fail('storage', false)
    if (!(error instanceof UnusablePicture)) throw error
    return fail(error.problem, true)
  }
}
