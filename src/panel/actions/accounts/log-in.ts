import { messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import {
  agentByEmail,
  type AgentRow,
  lockAgentByEmail,
  savePassword
} from '../../records/accounts/agents.ts'
import { useCode } from '../../records/accounts/one-time-codes.ts'
import { openSession } from '../../records/accounts/sessions.ts'
import { isCode } from '../../services/accounts/tokens.ts'
import { hashPassword, isOutdated, matchesPassword } from '../../services/accounts/passwords.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

const WRONG_LOGIN = messageFrom(accountRefusals, (t) => t.wrongLogin)

/** No agent's id: unknown addresses get the same database queries as known ones. */
const NO_AGENT = '00000000-0000-0000-0000-000000000000'

type Login = { agent: AgentRow; isReset: boolean; token: string }

/**
 * Opens a session for a password, or for a reset email's one-time code; the latter may only set a new
 * password. An unknown address gets the same answer, after the same time, as a wrong password.
 */
export async function logIn(
  world: World,
  { email, password }: { email: string; password: string }
): Promise<Login> {
  const known = await agentByEmail(world.db, email)
  const matched = await matchesPassword(known?.password_hash, password)
  const isStale = known !== undefined && matched && isOutdated(known.password_hash)
  const rehashed = isStale ? await hashPassword(password) : undefined
  const now = world.clock()
  const login = await inTransaction(world.db, async (tx): Promise<Login | undefined> => {
    // A new password or address that is set meanwhile ends all sessions: none may open afterwards.
    const agent = await lockAgentByEmail(tx, email)
    const agent_id = agent?.agent_id ?? NO_AGENT
    const isSame = agent?.password_hash === known?.password_hash
    const matches = isSame ? matched : await matchesPassword(agent?.password_hash, password)
    const isReset = !matches && isCode(password)
    const opens = isReset
      ? (await useCode(tx, password, { purpose: 'reset', now, agent_id })) !== undefined
      : matches
    if (!agent || !opens) return undefined
    if (rehashed !== undefined && isSame) await savePassword(tx, agent_id, rehashed)
    return { agent, isReset, token: await openSession(tx, { agent_id, isReset, now }) }
  })
  if (!login) throw new Refused(WRONG_LOGIN, 401, { event: 'login_failed' })
  return login
}
