import type { Db } from '../../services/world.ts'

/** A call that may be made again: under which key, whose it is, and what it asks for. */
export type KeyedRequest = { scope: string; key: string; request_hash: string }
export type KeptAnswer = { status: number; body: unknown }
export type KnownRequest = { request_hash: string; answer: KeptAnswer | null }

/** Notes this use of a key, unless it was used before. */
export async function noteRequest(db: Db, request: KeyedRequest, created: Date): Promise<void> {
  await db
    .insertInto('request_keys')
    .values({ ...request, answer: null, created })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a key was first used for. */
export function requestBy(db: Db, { key, scope }: KeyedRequest): Promise<KnownRequest | undefined> {
  return db
    .selectFrom('request_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The same, once no other transaction is working on it; there is none beside this one until it ends. */
export function lockRequest(tx: Db, { key, scope }: KeyedRequest): Promise<KnownRequest> {
  return tx
    .selectFrom('request_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The first answer given stays the answer. */
export async function keepAnswer(
  db: Db,
  { key, scope }: KeyedRequest,
  answer: KeptAnswer
): Promise<void> {
  await db
    .updateTable('request_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute()
}

export async function removeOldRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('request_keys').where('created', '<', before).execute()
}
