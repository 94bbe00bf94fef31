import { StartRefused } from '#panel/config/start-refused.ts'
import type { BucketSettings } from '#panel/config/settings.ts'
import { type Bucket, BucketFailure, openBucket } from '#panel/services/storage/bucket.ts'

/** The bucket of the site's releases, whose failures end the run with a sentence. */
export function openReleaseBucket(settings: BucketSettings): Bucket {
  const bucket = openBucket(settings)
  return {
    get: (key) => orRefuse(() => bucket.get(key)),
    hasComplete: (key, object) => orRefuse(() => bucket.hasComplete(key, object)),
    put: (key, object) => orRefuse(() => bucket.put(key, object)),
    remove: (key) => orRefuse(() => bucket.remove(key))
  }
}

async function orRefuse<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BucketFailure)) throw error
    throw new StartRefused(
      `${error.message}. It still points to the previous release; run the command again.`
    )
  }
}
