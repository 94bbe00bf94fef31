import { hashToken, newToken } from '../services/tokens.ts'
import type { Db } from '../services/world.ts'
import type { OneTimeCodesTable } from '../tables/schema.ts'

type Purpose = OneTimeCodesTable['purpose']

const MINUTE = 60_000
const LIFE_MS: Record<Purpose, number> = { reset: 30 * MINUTE, verify: 7 * 24 * 60 * MINUTE }

/** Makes a code that opens one thing once, and answers it; only its hash is stored. */
export async function issueCode(
  db: Db,
  code: { agent_id: string; purpose: Purpose; now: Date }
): Promise<string> {
  const { agent_id, purpose, now } = code
  const { token, token_hash } = newToken('code')
  const expires = new Date(now.getTime() + LIFE_MS[purpose])
  await db
    .insertInto('one_time_codes')
    .values({ code_hash: token_hash, agent_id, purpose, created: now, expires })
    .execute()
  return token
}

/** Uses a code up. Answers whose it was; undefined for one that is unknown, dead or used. */
export async function useCode(
  db: Db,
  code: string,
  use: { purpose: Purpose; now: Date; agent_id?: string }
): Promise<string | undefined> {
  let update = db
    .updateTable('one_time_codes')
    .set({ used_at: use.now })
    .where('code_hash', '=', hashToken(code))
    .where('purpose', '=', use.purpose)
    .where('used_at', 'is', null)
    .where('expires', '>', use.now)
  if (use.agent_id !== undefined) update = update.where('agent_id', '=', use.agent_id)
  const used = await update.returning('agent_id').executeTakeFirst()
  return used?.agent_id
}

/** Ends every code an agent still has for a purpose. */
export async function voidCodes(db: Db, agent_id: string, purpose: Purpose): Promise<void> {
  await db
    .deleteFrom('one_time_codes')
    .where('agent_id', '=', agent_id)
    .where('purpose', '=', purpose)
    .execute()
}

export async function removeExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires', '<=', now).execute()
}
