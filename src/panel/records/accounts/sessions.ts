import type { Selectable } from 'kysely'
import { RETENTION } from '#rules/privacy/retention.ts'
import { hashToken, newToken } from '../../services/accounts/tokens.ts'
import type { Db } from '../../services/world.ts'
import type { SessionsTable } from '../../tables/agent-tables.ts'
import type { AgentRow } from './agents.ts'

export type SessionRow = Selectable<SessionsTable>

const MINUTE = 60_000
const LIFE_MS = RETENTION.sessions.days * 24 * 60 * MINUTE
/** A password-reset session lives no longer than the code that opened it. */
const RESET_LIFE_MS = 30 * MINUTE
/** A session in use is extended this often, not at every call. */
const TOUCH_MS = 60 * MINUTE

type NewSession = { agent_id: string; isReset: boolean; now: Date }

/** Opens a session and returns its token; only the hash is stored. */
export async function openSession(db: Db, session: NewSession): Promise<string> {
  const { token, token_hash } = newToken('session')
  await reopenSession(db, token_hash, session)
  return token
}

/** Opens a session for an existing token. */
export async function reopenSession(
  db: Db,
  token_hash: string,
  session: NewSession
): Promise<void> {
  const { agent_id, isReset, now } = session
  const expires = expiryFrom(now, isReset)
  await db
    .insertInto('sessions')
    .values({ token_hash, agent_id, isReset, created: now, last_used: now, expires })
    .execute()
}

/** The agent and session of a token, until it expires. */
export async function sessionByToken(
  db: Db,
  token: string,
  now: Date
): Promise<{ agent: AgentRow; session: SessionRow } | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires', '>', now)
    .executeTakeFirst()
  if (!session) return undefined
  const agent = await db
    .selectFrom('agents')
    .selectAll()
    .where('agent_id', '=', session.agent_id)
    .executeTakeFirstOrThrow()
  if (now.getTime() - session.last_used.getTime() > TOUCH_MS) await touch(db, session, now)
  return { agent, session }
}

/** Logs out one device. */
export async function endSession(db: Db, token_hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
}

/** Logs the agent out everywhere. Returns the hashes of the tokens that worked until now. */
export async function endSessions(db: Db, agent_id: string): Promise<string[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('agent_id', '=', agent_id)
    .returning('token_hash')
    .execute()
  return ended.map(({ token_hash }) => token_hash)
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires', '<=', now).execute()
}

async function touch(db: Db, session: SessionRow, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used: now, ...(!session.isReset && { expires: expiryFrom(now, false) }) })
    .where('token_hash', '=', session.token_hash)
    .execute()
}

function expiryFrom(now: Date, isReset: boolean): Date {
  return new Date(now.getTime() + (isReset ? RESET_LIFE_MS : LIFE_MS))
}
