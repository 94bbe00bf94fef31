import { messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { agentByEmail, type AgentRow, savePassword } from '../../records/accounts/agents.ts'
import { useCode } from '../../records/accounts/one-time-codes.ts'
import { openSession } from '../../records/accounts/sessions.ts'
import { isCode } from '../../services/accounts/tokens.ts'
import { hashPassword, isOutdated, matchesPassword } from '../../services/accounts/passwords.ts'
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
  const agent = await agentByEmail(world.db, email)
  const matches = await matchesPassword(agent?.password_hash, password)
  const now = world.clock()
  const agent_id = agent?.agent_id ?? NO_AGENT
  const isReset = !matches && isCode(password)
  const opens = isReset
    ? (await useCode(world.db, password, { purpose: 'reset', now, agent_id })) !== undefined
    : matches
  if (!agent || !opens) throw new Refused(WRONG_LOGIN, 401, { event: 'login_failed' })

  if (matches && isOutdated(agent.password_hash)) {
    await savePassword(world.db, agent_id, await hashPassword(password))
  }
  return { agent, isReset, token: await openSession(world.db, { agent_id, isReset, now }) }
}
