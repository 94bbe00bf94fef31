import {
  claimDeletions,
  delayDeletion,
  type DueDeletion,
  finishDeletions
} from '../../records/websites/picture-objects.ts'
import { PicturesAway } from '../../services/pictures/pictures-away.ts'
import type { World } from '../../services/world.ts'

const BATCH = 100
/** Longer than a batch takes. */
const LEASE_MS = 10 * 60_000
const RETRY_MS = 60_000
const RETRY_MAX_MS = 60 * 60_000

type Outside = Pick<World, 'clock' | 'db' | 'pictures'>

/**
 * Deletes the objects of pictures that are gone, and those of uploads that were cut off. Returns how many
 * were deleted; what fails is tried again, ever less often.
 */
export async function deleteObjects(outside: Outside): Promise<number> {
  const { clock, db, pictures } = outside
  if (!pictures.isBucket) return 0
  let count = 0
  for (;;) {
    const now = clock()
    const until = new Date(now.getTime() + LEASE_MS)
    const due = await claimDeletions(db, { now, until, most: BATCH })
    if (due.length === 0) return count
    const deleted = await Promise.all(due.map((one) => deleteObject(outside, one)))
    await finishDeletions(db, deleted.flat())
    count += deleted.flat().length
  }
}

async function deleteObject(
  { clock, db, pictures }: Outside,
  { failures, object_key }: DueDeletion
): Promise<string[]> {
  try {
    await pictures.remove(object_key)
    return [object_key]
  } catch (error) {
    if (!(error instanceof PicturesAway)) throw error
    const pause = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** Math.min(failures - 1, 10))
    await delayDeletion(db, object_key, new Date(clock().getTime() + pause))
    return []
  }
}
