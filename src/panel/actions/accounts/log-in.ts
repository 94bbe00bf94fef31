import { agentByEmail, type AgentRow, savePassword } from '../../records/accounts/agents.ts'
import { useCode } from '../../records/accounts/one-time-codes.ts'
import { openSession } from '../../records/accounts/sessions.ts'
import { isCode } from '../../services/accounts/tokens.ts'
import { hashPassword, isOutdated, matchesPassword } from '../../services/accounts/passwords.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

export const WRONG_LOGIN = 'Wrong email or password.'

/** No agent's id: the same is asked of the database for nobody as for somebody. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

type Login = { agent: AgentRow; isReset: boolean; token: string }

/**
 * Opens a session for the right password, or for the one-time code a reset mail carries; the latter may only set a new
 * password. An unknown address is told no more, and no sooner, than a wrong password.
 */
export async function logIn(
  world: World,
  { email, password }: { email: string; password: string }
): Promise<Login> {
  const agent = await agentByEmail(world.db, email)
  const matches = await matchesPassword(agent?.password_hash, password)
  const now = world.clock()
  const agent_id = agent?.agent_id ?? NOBODY
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
