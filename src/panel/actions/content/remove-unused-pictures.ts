import { enqueue } from '../../records/service/jobs.ts'
import { hasPictures } from '../../records/content/pictures.ts'
import { namedPictures, removeUnused } from '../../records/content/unused-pictures.ts'
import type { World } from '../../services/world.ts'

export const REMOVE_UNUSED_PICTURES = 'remove-unused-pictures'

const KEPT_MS = 30 * 24 * 60 * 60_000

/** Once a day at most, as it reads every text; by the first process to queue it. */
export async function queueUnusedPictures({ clock, db }: World): Promise<void> {
  if (!(await hasPictures(db))) return
  const now = clock()
  const dedupe = `${REMOVE_UNUSED_PICTURES}:${now.toISOString().slice(0, 10)}`
  await enqueue(db, { kind: REMOVE_UNUSED_PICTURES, payload: {}, dedupe, runAt: now, now })
}

/** Removes uploads that no version, draft or page has used for a month. */
export async function removeUnusedPictures({ clock, db, log }: World): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - KEPT_MS)
  const removed = await removeUnused(db, await namedPictures(db), { before, now })
  if (removed > 0) log.info({ removed }, 'unused pictures removed')
}
