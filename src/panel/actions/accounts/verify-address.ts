import { messageFrom } from '#messages/language.ts'
import { verifyEmailMessages } from '#messages/verify-email.ts'
import { lockAgent, verifyEmail } from '../../records/accounts/agents.ts'
import {
  agentOfCode,
  agentOfUsedCode,
  issueCode,
  useCode
} from '../../records/accounts/one-time-codes.ts'
import { Refused } from '../../services/refused.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'

export const NOT_VERIFIED = messageFrom(verifyEmailMessages, (t) => t.notVerified)

/** Redeems a verification code. `already` is true if this code was used before. */
export async function verifyAddress(world: World, code: string): Promise<{ already: boolean }> {
  const now = world.clock()
  return inTransaction(world.db, async (tx) => {
    // Locks the agent before the code, as changeEmail does, to avoid a deadlock.
    const owner = await agentOfCode(tx, code, 'verify')
    if (owner) await lockAgent(tx, owner.agent_id)
    const agent_id = await useCode(tx, code, { purpose: 'verify', now })
    if (agent_id !== undefined) {
      await verifyEmail(tx, agent_id, now)
      return { already: false }
    }
    const agent = await agentOfUsedCode(tx, code, 'verify')
    if (!agent?.email_verified_at) throw new Refused(NOT_VERIFIED, 400)
    return { already: true }
  })
}

/**
 * Emails an agent a new link inside a transaction, even to a verified address. The lock keeps the link
 * from going to an address that is being changed.
 */
export async function queueVerificationEmail(
  db: Db,
  agent_id: string,
  { isNewLink = true, now }: { isNewLink?: boolean; now: Date }
): Promise<void> {
  const agent = await lockAgent(db, agent_id)
  const code = await issueCode(db, { agent_id, purpose: 'verify', now })
  await queueEmail(db, now, { kind: 'verify-email', ...readerOf(agent), code, isNewLink })
}
