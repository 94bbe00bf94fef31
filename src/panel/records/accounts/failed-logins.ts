import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import { hashKey } from './rate-limits.ts'

/**
 * Counts an attempt as a failure in advance, so that concurrent attempts all count. `waits` has the
 * seconds to wait after each number of failures. Returns when to retry if this attempt is too soon.
 */
export async function countFailure(
  db: Db,
  key: string,
  rule: { waits: readonly number[]; keptSeconds: number; now: Date }
): Promise<Date | undefined> {
  const { now, waits } = rule
  const oldest = new Date(now.getTime() - rule.keptSeconds * 1000)
  const opens = (failures: number) => new Date(now.getTime() + (waits[failures] ?? 0) * 1000)
  const failures = sql<number>`case when failed_logins.last_at <= ${oldest} then 1 else failed_logins.failures + 1 end`
  const known = sql<number>`least(${failures}, ${waits.length - 1}::integer)`

  const counted = await db
    .insertInto('failed_logins')
    .values({ key: hashKey(key), failures: 1, last_at: now, opens_at: opens(1) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          last_at: now,
          opens_at: sql<Date>`${now}::timestamptz + (${[...waits]}::integer[])[1 + ${known}] * interval '1 second'`
        })
        .where('failed_logins.opens_at', '<=', now)
    )
    .returning('key')
    .executeTakeFirst()
  if (counted) return undefined
  const waiting = await db
    .selectFrom('failed_logins')
    .select('opens_at')
    .where('key', '=', hashKey(key))
    .executeTakeFirst()
  return waiting?.opens_at ?? now
}

/** Reverts `countFailure` for an attempt that didn't fail. */
export async function revertFailure(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('failed_logins')
    .set((eb) => ({ failures: eb('failures', '-', 1), opens_at: now }))
    .where('key', '=', hashKey(key))
    .where('failures', '>', 0)
    .execute()
}

export async function clearFailures(db: Db, key: string): Promise<void> {
  await db.deleteFrom('failed_logins').where('key', '=', hashKey(key)).execute()
}

export async function removeOldFailures(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('failed_logins').where('last_at', '<', before).execute()
}
