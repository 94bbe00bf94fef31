import type { Db } from '../../services/world.ts'

/** A repeatable call: its key, the key's scope and a hash of its input. */
export type KeyedRequest = { scope: string; key: string; request_hash: string }
export type SavedAnswer = { status: number; body: unknown }
export type KnownRequest = { request_hash: string; answer: SavedAnswer | null }

/** Saves a key, unless it was used before. */
export async function insertRequest(db: Db, request: KeyedRequest, created: Date): Promise<void> {
  await db
    .insertInto('request_keys')
    .values({ ...request, answer: null, created })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The first request with this key. */
export function requestBy(db: Db, { key, scope }: KeyedRequest): Promise<KnownRequest | undefined> {
  return db
    .selectFrom('request_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Locks a key's request until the transaction ends. */
export function lockRequest(tx: Db, { key, scope }: KeyedRequest): Promise<KnownRequest> {
  return tx
    .selectFrom('request_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Keeps an answer that was saved before. */
export async function saveAnswer(
  db: Db,
  { key, scope }: KeyedRequest,
  answer: SavedAnswer
): Promise<void> {
  await db
    .updateTable('request_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute()
}

/** Forgets an agent's calls with their answers. */
export async function deleteRequests(tx: Db, scope: string): Promise<void> {
  await tx.deleteFrom('request_keys').where('scope', '=', scope).execute()
}

export async function removeOldRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('request_keys').where('created', '<', before).execute()
}
