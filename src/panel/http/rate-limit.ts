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

/** Counts what changes one person of the CRM, by whichever call. */
export function limitLeadChanges(
  world: World,
  { agent_id }: Pick<AgentRow, 'agent_id'>
): Promise<void> {
  return limit(world, `lead-change:${agent_id}`, { hits: 600, seconds: 15 * 60 })
}

/** Counts the test emails of campaigns and of sequences together. */
export function limitTestEmails(
  world: World,
  { agent_id }: Pick<AgentRow, 'agent_id'>
): Promise<void> {
  return limit(world, `campaign-test:${agent_id}`, { hits: 30, seconds: 60 * 60 })
}

/**
 * Counts a visitor's searches of a website's homes, sold ones among them. One who moves the map about
 * searches each time; a person doesn't reach these.
 */
export function limitSearches(
  world: World,
  { ip, website_id }: { ip: string; website_id: number }
): Promise<void> {
  return limit(world, `site-search:${website_id}:${ip}`, { hits: 240, seconds: 60 })
}
