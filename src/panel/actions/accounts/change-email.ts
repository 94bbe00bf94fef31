import { messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { agentByEmail, type AgentRow, lockAgent, saveEmail } from '../../records/accounts/agents.ts'
import { voidCodes } from '../../records/accounts/one-time-codes.ts'
import { endSessions, reopenSession } from '../../records/accounts/sessions.ts'
import { matchesPassword } from '../../services/accounts/passwords.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { queueVerificationEmail } from './verify-address.ts'

const EMAIL_CONFIRMED = messageFrom(accountRefusals, (t) => t.emailConfirmed)
const WRONG_PASSWORD = messageFrom(accountRefusals, (t) => t.wrongPassword)

/** A stolen session alone must not move an account to another address. */
export async function requirePassword({ password_hash }: AgentRow, password: string) {
  if (!(await matchesPassword(password_hash, password))) throw wrongPassword()
}

function wrongPassword(): Refused {
  return new Refused(WRONG_PASSWORD, 400, {
    errors: { password: WRONG_PASSWORD },
    event: 'login_failed'
  })
}

/**
 * Corrects an unverified address inside a transaction and emails a new link there. Links, reset codes
 * and sessions obtained through the old address end, except the session that makes the change.
 */
export async function changeEmail(
  { clock, db }: World,
  known: Pick<AgentRow, 'agent_id' | 'password_hash'>,
  { email, token_hash }: { email: string; token_hash: string }
): Promise<void> {
  const now = clock()
  const { agent_id } = known
  const agent = await lockAgent(db, agent_id)
  // A new password has ended the session that makes the change.
  if (agent.password_hash !== known.password_hash) throw wrongPassword()
  if (agent.email_verified_at) throw new Refused(EMAIL_CONFIRMED, 409)
  const other = await agentByEmail(db, email)
  if (other && other.agent_id !== agent_id) throw emailOfAnother()
  await saveEmail(db, agent_id, email)
  await voidCodes(db, agent_id, 'verify')
  await voidCodes(db, agent_id, 'reset')
  await endSessions(db, agent_id)
  await reopenSession(db, token_hash, { agent_id, isReset: false, now })
  await queueVerificationEmail(db, agent_id, { now })
}

/** Turns the database's unique violation into a refusal: another account just took the address. */
export async function refuseTakenEmail<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
      ? emailOfAnother()
      : error
  })
}

const UNIQUE_VIOLATION = '23505'
const EMAIL_OF_ANOTHER = messageFrom(accountRefusals, (t) => t.emailBelongsToOther)

function emailOfAnother(): Refused {
  return new Refused(EMAIL_OF_ANOTHER, 409, { errors: { email: EMAIL_OF_ANOTHER } })
}
