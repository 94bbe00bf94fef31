import type { Db } from '../../services/world.ts'

export async function saveClosedTrials(
  tx: Db,
  marks: readonly string[],
  closed_at: Date
): Promise<void> {
  if (marks.length === 0) return
  await tx
    .insertInto('closed_trials')
    .values(marks.map((mark) => ({ mark, closed_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether a closed account had a trial with one of these marks. */
export async function hadTrial(db: Db, marks: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('closed_trials')
    .select('mark')
    .where('mark', 'in', marks)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeOldClosedTrials(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('closed_trials').where('closed_at', '<', before).execute()
}
