import { type AccessKind, SEEN_AGAIN_MINUTES } from '#rules/leads/team-limits.ts'
import * as records from '../../records/team/access-log.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from './lead-access.ts'

const MINUTE_MS = 60_000
type Logged = Pick<World, 'clock' | 'db'>

/** Notes what a member or the owner did with some leads, where there is a team. */
export async function logLeads(
  { clock, db }: Logged,
  access: LeadAccess,
  what: AccessKind,
  lead_ids: readonly string[]
): Promise<void> {
  if (access.isLogged) await records.logLeads(db, entryOf(access, what, clock()), lead_ids)
}

/** Notes something about as many leads, none of which is named. */
export async function logCount(
  { clock, db }: Logged,
  access: LeadAccess,
  what: AccessKind,
  count: number
): Promise<void> {
  if (access.isLogged) await records.logCount(db, { ...entryOf(access, what, clock()), count })
}

/** Notes that a person was opened; a reload within minutes is the same time. */
export async function logOpened(
  { clock, db }: Logged,
  access: LeadAccess,
  lead_id: string
): Promise<void> {
  if (!access.isLogged) return
  const at = clock()
  const since = new Date(at.getTime() - SEEN_AGAIN_MINUTES * MINUTE_MS)
  await records.logOpened(db, { ...entryOf(access, 'opened', at), lead_id }, since)
}

function entryOf({ agent_id, website_id }: LeadAccess, what: AccessKind, at: Date) {
  return { website_id, agent_id, what, at }
}
