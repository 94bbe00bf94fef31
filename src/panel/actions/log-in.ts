import { agentByEmail, type AgentRow, savePassword } from '../records/agents.ts'
import { useCode } from '../records/one-time-codes.ts'
import { openSession } from '../records/sessions.ts'
import { hashPassword, isOutdated, matchesPassword } from '../services/passwords.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

export const WRONG_LOGIN = 'Wrong email or password.'

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
  if (!agent) throw new Refused(WRONG_LOGIN, 401)

  const { agent_id } = agent
  if (!matches) {
    const use = { purpose: 'reset', now, agent_id } as const
    if (!(await useCode(world.db, password, use))) throw new Refused(WRONG_LOGIN, 401)
  } else if (isOutdated(agent.password_hash)) {
    await savePassword(world.db, agent_id, await hashPassword(password))
  }
  const isReset = !matches
  return { agent, isReset, token: await openSession(world.db, { agent_id, isReset, now }) }
}
