import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

/** Counts a hit in the key's window. One statement, so that no two calls get the same count. */
export async function countHit(
  db: Db,
  key: string,
  window: { seconds: number; now: Date }
): Promise<{ hits: number; window_start: Date }> {
  const { now, seconds } = window
  const oldest = new Date(now.getTime() - seconds * 1000)
  return db
    .insertInto('rate_limits')
    .values({ key: hashKey(key), window_start: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('rate_limits.window_start', '<=', oldest)
        return {
          hits: eb
            .case()
            .when(isOver)
            .then(1)
            .else(sql<number>`rate_limits.hits + 1`)
            .end(),
          window_start: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.window_start'))
            .else(eb.ref('rate_limits.window_start'))
            .end()
        }
      })
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow()
}

export async function removeOldWindows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_start', '<', before).execute()
}

/** Keys contain personal data, so the table stores hashes. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
