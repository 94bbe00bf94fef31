import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { MEDIA_TYPES } from '#rules/websites/site-media.ts'
import type { BucketSettings } from '../../config/settings.ts'
import { BucketFailure, openBucket, type Patience } from '../storage/bucket.ts'
import type { PictureFiles } from './picture-files.ts'
import { PicturesAway } from './pictures-away.ts'

/** A visitor waits for a read, an agent for a write. */
const READING: Patience = { tries: 2, seconds: 5 }
const WRITING: Patience = { tries: 3, seconds: 20 }
/** Objects that are written or deleted at once. */
const AT_ONCE = 8
const PRIVATE = 'private, max-age=31536000, immutable'

/** Keeps files as objects of a private bucket. Their names are random, and in the database alone. */
export function bucketFiles(settings: BucketSettings, log: Logger): PictureFiles {
  const reading = openBucket(settings, READING)
  const writing = openBucket(settings, WRITING)
  const limit = pLimit(AT_ONCE)
  let isAway = false

  async function reach<Done>(work: () => Promise<Done>): Promise<Done> {
    try {
      const done = await work()
      if (isAway) log.info('the bucket of pictures is back')
      isAway = false
      return done
    } catch (error) {
      if (!(error instanceof BucketFailure)) throw error
      if (!isAway) log.error({ err: error }, 'the bucket of pictures can’t be used')
      isAway = true
      throw new PicturesAway(error)
    }
  }

  return {
    isBucket: true,
    async keep(folder, files, announce) {
      const named = files.map((file) => ({
        ...file,
        object_key: `${folder}/${randomUUID()}.${file.format}`
      }))
      await announce(named.map(({ object_key }) => object_key))
      await reach(() =>
        limit.map(named, ({ bytes, format, object_key }) =>
          writing.put(object_key, { bytes, cacheControl: PRIVATE, type: MEDIA_TYPES[format] })
        )
      )
      return named.map(({ object_key }) => ({ bytes: null, object_key }))
    },
    async read({ bytes, object_key }) {
      if (object_key === null) return bytes ?? undefined
      const read = await reach(() => reading.get(object_key))
      if (!read) log.warn({ object_key }, 'a file of a picture is missing in the bucket')
      return read
    },
    remove: (object_key) => reach(() => limit(() => writing.remove(object_key)))
  }
}
