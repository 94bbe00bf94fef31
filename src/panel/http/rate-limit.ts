import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import { countHit } from '../records/accounts/rate-limits.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** Counts an attempt under a key. @throws Refused with 429 once its window is full. */
export async function limit(
  world: World,
  key: string,
  allowed: { hits: number; seconds: number }
): Promise<void> {
  if (!world.settings.rateLimits) return
  const now = world.clock()
  const { hits, window_start } = await countHit(world.db, key, { seconds: allowed.seconds, now })
  if (hits <= allowed.hits) return
  const opens = window_start.getTime() + allowed.seconds * 1000
  const retryAfter = Math.max(1, Math.ceil((opens - now.getTime()) / 1000))
  throw new Refused(
    messageFrom(requestRefusals, (t) => t.tooMany(retryAfter)),
    429,
    { retryAfter, event: 'rate_limited' }
  )
}

/** Counts what an account does with cards, by whichever call, so that nobody tries stolen ones in bulk. */
export function limitCards(world: World, { agent_id }: Pick<AgentRow, 'agent_id'>): Promise<void> {
  return limit(world, `card:${agent_id}`, { hits: 20, seconds: 15 * 60 })
}
