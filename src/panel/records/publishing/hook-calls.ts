import type { Db } from '../../services/world.ts'

/** The run that an earlier delivery of this webhook queued. */
export async function runOfCall(tx: Db, webhook_id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('hook_calls')
    .select('run_id')
    .where('webhook_id', '=', webhook_id)
    .executeTakeFirst()
  return row?.run_id
}

/** False if a concurrent delivery was saved first. */
export async function saveCall(
  tx: Db,
  call: { webhook_id: string; run_id: number; received: Date }
): Promise<boolean> {
  const saved = await tx
    .insertInto('hook_calls')
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .returning('run_id')
    .executeTakeFirst()
  return saved !== undefined
}

export async function removeOldCalls(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('hook_calls').where('received', '<', before).execute()
}
