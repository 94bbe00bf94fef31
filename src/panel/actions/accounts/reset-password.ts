import type { Choice } from '#rules/plan/choice.ts'
import {
  type AgentRow,
  lockAgent,
  lockAgentByEmail,
  savePassword
} from '../../records/accounts/agents.ts'
import { issueCode, voidCodes } from '../../records/accounts/one-time-codes.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { endSessions, reopenSession } from '../../records/accounts/sessions.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import { notLoggedIn } from '../../services/accounts/not-logged-in.ts'
import { hashPassword, matchesPassword } from '../../services/accounts/passwords.ts'
import type { World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'

/** The job's kind as the jobs table stores it, so its wording stays. */
export const EMAIL_RESET_CODE = 'mail-reset-code'

/** The email's link carries `choice` on. */
export type ResetRequest = { email: string; choice?: Choice | undefined }

/** Does the same work for known and unknown addresses, so that its timing reveals nothing. */
export async function requestReset(world: World, payload: ResetRequest): Promise<void> {
  const now = world.clock()
  await enqueue(world.db, { kind: EMAIL_RESET_CODE, payload, runAt: now, now })
}

/** Emails a one-time code to a known address. A job that runs twice sends one email. */
export async function queueResetEmail(
  world: World,
  { choice, email }: ResetRequest,
  dedupe: string
): Promise<void> {
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    // An address that is being changed must not receive a code afterwards.
    const agent = await lockAgentByEmail(tx, email)
    if (!agent) return
    const { agent_id } = agent
    const code = await issueCode(tx, { agent_id, purpose: 'reset', now })
    const facts = { ...readerOf(agent), email, code, choice }
    await queueEmail(tx, now, { kind: 'reset-password', ...facts }, dedupe)
  })
}

/**
 * Sets a new password, ends every session and reset code, and emails the agent that it changed. The
 * caller's token keeps working, in a new and unrestricted session.
 */
export async function setPassword(
  world: World,
  { agent_id, password_hash: known }: AgentRow,
  password: string,
  keep: { token_hash: string }
): Promise<void> {
  const [password_hash, isSame] = await Promise.all([
    hashPassword(password),
    matchesPassword(known, password)
  ])
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    const agent = await lockAgent(tx, agent_id)
    const { password_hash: current } = agent
    const ended = await endSessions(tx, agent_id)
    // Another reset, or a new email address, ended the caller's session meanwhile.
    if (!ended.includes(keep.token_hash)) throw notLoggedIn()
    await savePassword(tx, agent_id, password_hash)
    await voidCodes(tx, agent_id, 'reset')
    await reopenSession(tx, keep.token_hash, { agent_id, isReset: false, now })
    // A call made again changes nothing, even when it overlaps the first.
    if (current === known ? isSame : await matchesPassword(current, password)) return
    const province = (await websiteByAgent(tx, agent_id))?.billing_state
    await queueEmail(tx, now, {
      kind: 'password-changed',
      ...readerOf(agent),
      at: now.toISOString(),
      province
    })
  })
}
