import type { Db } from '../../services/world.ts'

/** Marks a human-check token as used; false if it already was. */
export async function useHumanToken(db: Db, token_hash: string, expires: Date): Promise<boolean> {
  const noted = await db
    .insertInto('human_used')
    .values({ token_hash, expires })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return noted !== undefined
}

export async function removeExpiredHumanTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('human_used').where('expires', '<=', now).execute()
}
