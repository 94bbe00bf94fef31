import { verifyEmail } from '../records/agents.ts'
import { useCode } from '../records/one-time-codes.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

export const DEAD_LINK = 'Ops!! either your links is expired or invalid.'

/** Takes the code of a verification mail: the address is its agent's. */
export async function verifyAddress(world: World, code: string): Promise<void> {
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    const agent_id = await useCode(tx, code, { purpose: 'verify', now })
    if (agent_id === undefined) throw new Refused(DEAD_LINK, 400)
    await verifyEmail(tx, agent_id, now)
  })
}
