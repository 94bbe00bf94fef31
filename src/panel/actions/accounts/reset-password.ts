import type { Choice } from '#rules/plan/choice.ts'
import { lockAgentByEmail, savePassword } from '../../records/accounts/agents.ts'
import { issueCode, voidCodes } from '../../records/accounts/one-time-codes.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { endSessions, reopenSession } from '../../records/accounts/sessions.ts'
import { hashPassword } from '../../services/accounts/passwords.ts'
import type { World } from '../../services/world.ts'
import { queueMail } from '../emails/emails.ts'

export const MAIL_RESET_CODE = 'mail-reset-code'

/** `choice` travels on in the email's link. */
export type ResetRequest = { email: string; choice?: Choice | undefined }

/** Queues a reset request: the same work for a known and an unknown address, so that its time tells nothing. */
export async function askForReset(world: World, payload: ResetRequest): Promise<void> {
  const now = world.clock()
  await enqueue(world.db, { kind: MAIL_RESET_CODE, payload, runAt: now, now })
}

/** Emails a one-time password to a known address. A job that runs twice sends one email. */
export async function mailResetCode(
  world: World,
  { choice, email }: ResetRequest,
  dedupe: string
): Promise<void> {
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    // An address that is being changed must not receive a code afterwards.
    const agent = await lockAgentByEmail(tx, email)
    if (!agent) return
    const { agent_id, name } = agent
    const code = await issueCode(tx, { agent_id, purpose: 'reset', now })
    const to = { name, address: email }
    await queueMail(tx, now, { kind: 'reset-password', to, name, email, code, choice }, dedupe)
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
