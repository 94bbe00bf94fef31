import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

/** Names objects that are about to be written: unless a row names them by then, they are deleted at `delete_at`. */
export async function announceObjects(
  db: Db,
  object_keys: readonly string[],
  delete_at: Date
): Promise<void> {
  if (object_keys.length === 0) return
  await db
    .insertInto('object_deletions')
    .values(object_keys.map((object_key) => ({ object_key, delete_at })))
    .execute()
}

/** Keeps objects whose rows the same transaction writes. @throws Error if one may be deleted already */
export async function keepObjects(tx: Db, object_keys: readonly string[]): Promise<void> {
  if (object_keys.length === 0) return
  const { numDeletedRows } = await tx
    .deleteFrom('object_deletions')
    .where('object_key', 'in', [...object_keys])
    .where('failures', '=', 0)
    .executeTakeFirst()
  if (Number(numDeletedRows) !== object_keys.length) {
    throw new Error('a picture took so long to be stored that its objects are being deleted')
  }
}

export type DueDeletion = { object_key: string; failures: number }

/** Takes objects that are due, until `until`; other processes leave them alone. `failures` counts this try. */
export function claimDeletions(
  db: Db,
  { most, now, until }: { now: Date; until: Date; most: number }
): Promise<DueDeletion[]> {
  return db
    .updateTable('object_deletions')
    .set({ delete_at: until, failures: sql`failures + 1` })
    .where('object_key', 'in', (due) =>
      due
        .selectFrom('object_deletions')
        .select('object_key')
        .where('delete_at', '<=', now)
        .orderBy('delete_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
    )
    .returning(['object_key', 'failures'])
    .execute()
}

export async function finishDeletions(db: Db, object_keys: readonly string[]): Promise<void> {
  if (object_keys.length === 0) return
  await db
    .deleteFrom('object_deletions')
    .where('object_key', 'in', [...object_keys])
    .execute()
}

/** Tries them again at `delete_at`. */
export async function delayDeletion(db: Db, object_key: string, delete_at: Date): Promise<void> {
  await db
    .updateTable('object_deletions')
    .set({ delete_at })
    .where('object_key', '=', object_key)
    .execute()
}

/** Whether a file of any website's picture is in a bucket. */
export async function hasObjects(db: Db): Promise<boolean> {
  const file = await db
    .selectFrom('site_media_files')
    .select('object_key')
    .where('object_key', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return file !== undefined
}
