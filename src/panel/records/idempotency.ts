import type { Db } from '../services/world.ts'

export type KeptAnswer = { status: number; body: unknown }

/** What a key was used for before, after noting this use of it. */
export async function noteRequest(
  db: Db,
  request: { agent_id: string; key: string; request_hash: string; created: Date }
): Promise<{ request_hash: string; answer: KeptAnswer | null }> {
  await db
    .insertInto('idempotency_keys')
    .values({ ...request, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('agent_id', '=', request.agent_id)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
}

/** The first answer given stays the answer. */
export async function keepAnswer(
  db: Db,
  agent_id: string,
  key: string,
  answer: KeptAnswer
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('agent_id', '=', agent_id)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute()
}
