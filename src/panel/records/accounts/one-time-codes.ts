import { hashToken, newToken } from '../../services/accounts/tokens.ts'
import type { Db } from '../../services/world.ts'
import type { OneTimeCodesTable } from '../../tables/agent-tables.ts'
import type { AgentRow } from './agents.ts'

type Purpose = OneTimeCodesTable['purpose']

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LIFE_MS: Record<Purpose, number> = {
  lead: 7 * DAY,
  reset: 30 * MINUTE,
  verify: 7 * DAY
}
/** Creates and returns a one-time code. Only its hash is stored. */
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

/** Redeems a code. Returns its agent, or undefined if it is unknown, expired or used. */
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

/** A code's agent, even if it has expired or been used. */
export async function agentOfCode(
  db: Db,
  code: string,
  purpose: Purpose
): Promise<AgentRow | undefined> {
  return agentBy(db, code, purpose).executeTakeFirst()
}

function agentBy(db: Db, code: string, purpose: Purpose) {
  return db
    .selectFrom('one_time_codes')
    .innerJoin('agents', 'agents.agent_id', 'one_time_codes.agent_id')
    .selectAll('agents')
    .where('code_hash', '=', hashToken(code))
    .where('purpose', '=', purpose)
}

/** The agent of a used code. */
export async function agentOfUsedCode(
  db: Db,
  code: string,
  purpose: Purpose
): Promise<AgentRow | undefined> {
  return agentBy(db, code, purpose).where('used_at', 'is not', null).executeTakeFirst()
}

/** Deletes an agent's codes of one purpose. */
export async function voidCodes(db: Db, agent_id: string, purpose: Purpose): Promise<void> {
  await db
    .deleteFrom('one_time_codes')
    .where('agent_id', '=', agent_id)
    .where('purpose', '=', purpose)
    .execute()
}

/** An expired link to verify an address still identifies who should get a new one, until `before`. */
export async function removeExpiredCodes(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .deleteFrom('one_time_codes')
    .where((code) =>
      code.or([
        code('created', '<=', before),
        code.and([code('purpose', '<>', 'verify'), code('expires', '<=', now)])
      ])
    )
    .execute()
}
