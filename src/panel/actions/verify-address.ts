import { type AgentRow, verifyEmail } from '../records/agents.ts'
import { issueCode, useCode } from '../records/one-time-codes.ts'
import { Refused } from '../services/refused.ts'
import { inTransaction } from '../services/transaction.ts'
import type { Db, World } from '../services/world.ts'
import { queueMail } from './mails.ts'

export const DEAD_LINK = 'Ops!! either your links is expired or invalid.'

/** Takes the code of a verification mail: the address is its agent's. */
export async function verifyAddress(world: World, code: string): Promise<void> {
  const now = world.clock()
  await inTransaction(world.db, async (tx) => {
    const agent_id = await useCode(tx, code, { purpose: 'verify', now })
    if (agent_id === undefined) throw new Refused(DEAD_LINK, 400)
    await verifyEmail(tx, agent_id, now)
  })
}

/** Mails an agent a fresh link; an address that is verified already can be verified again, which ends as well. */
export async function mailVerification(
  db: Db,
  { agent_id, email, name }: Pick<AgentRow, 'agent_id' | 'email' | 'name'>,
  now: Date
): Promise<void> {
  const code = await issueCode(db, { agent_id, purpose: 'verify', now })
  await queueMail(db, now, { kind: 'verify-email', to: { name, address: email }, name, code })
}
