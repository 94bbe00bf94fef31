import { agentByEmail, savePassword } from '../records/agents.ts'
import { issueCode, voidCodes } from '../records/one-time-codes.ts'
import { enqueue } from '../records/jobs.ts'
import { endSessions, reopenSession } from '../records/sessions.ts'
import { hashPassword } from '../services/passwords.ts'
import type { World } from '../services/world.ts'
import { queueMail } from './mails.ts'

export const MAIL_RESET_CODE = 'mail-reset-code'

/** Writes down that a new password was asked for: the same work whoever's the address is, so that its time tells nothing. */
export async function askForReset(world: World, email: string): Promise<void> {
  const now = world.clock()
  await enqueue(world.db, { kind: MAIL_RESET_CODE, payload: { email }, runAt: now, now })
}

/** Mails a one-time password to the address, if it is somebody's. Done twice for one wish, it is mailed once. */
export async function mailResetCode(world: World, email: string, wish: string): Promise<void> {
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    const agent = await agentByEmail(tx, email)
    if (!agent) return
    const { agent_id, name } = agent
    const code = await issueCode(tx, { agent_id, purpose: 'reset', now })
    const to = { name, address: email }
    await queueMail(tx, now, { kind: 'reset-password', to, name, email, code }, wish)
  })
}

/**
 * Sets a new password and ends every session and every reset code there is: whoever had the old one is out. The token
 * of whoever set it goes on working, in a session without limits.
 */
export async function setPassword(
  world: World,
  agent_id: string,
  password: string,
  keep: { token_hash: string }
): Promise<void> {
  const password_hash = await hashPassword(password)
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    await savePassword(tx, agent_id, password_hash)
    await endSessions(tx, agent_id)
    await voidCodes(tx, agent_id, 'reset')
    await reopenSession(tx, keep.token_hash, { agent_id, isReset: false, now })
  })
}
