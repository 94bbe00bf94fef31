import type { Db } from '../../services/world.ts'

/** The run that a call from outside has led to before; undefined where it is new. */
export async function heardBefore(tx: Db, webhook_id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('hook_calls')
    .select('run_id')
    .where('webhook_id', '=', webhook_id)
    .executeTakeFirst()
  return row?.run_id
}

/** False where another has noted the same call meanwhile. */
export async function noteHeard(
  tx: Db,
  call: { webhook_id: string; run_id: number; received: Date }
): Promise<boolean> {
  const noted = await tx
    .insertInto('hook_calls')
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .returning('run_id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function removeOldCalls(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('hook_calls').where('received', '<', before).execute()
}
