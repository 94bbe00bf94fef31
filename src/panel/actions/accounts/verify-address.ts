import { NOT_VERIFIED } from '#contract/accounts/verification.ts'
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
import { queueMail } from '../emails/emails.ts'

/** Takes a verification email's code, which proves its agent's address. `already`: this code has proved it before. */
export async function verifyAddress(world: World, code: string): Promise<{ already: boolean }> {
  const now = world.clock()
  return inTransaction(world.db, async (tx) => {
    // Agent first, code second, as in changeEmail: the two can't wait for each other.
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
 * Emails an agent a new link, inside a transaction; a verified address can be verified again. The lock keeps a link from
 * going to an address that is being changed.
 */
export async function mailVerification(
  db: Db,
  agent_id: string,
  { isNewLink = true, now }: { isNewLink?: boolean; now: Date }
): Promise<void> {
  const { email, name } = await lockAgent(db, agent_id)
  const code = await issueCode(db, { agent_id, purpose: 'verify', now })
  const to = { name, address: email }
  await queueMail(db, now, { kind: 'verify-email', to, name, code, isNewLink })
}
