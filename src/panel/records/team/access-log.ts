import type { AccessKind } from '#rules/leads/team-limits.ts'
import type { Db } from '../../services/world.ts'

type Entry = { website_id: number; agent_id: string; what: AccessKind; at: Date }

export async function logLeads(tx: Db, entry: Entry, lead_ids: readonly string[]): Promise<void> {
  if (lead_ids.length === 0) return
  await tx
    .insertInto('access_log')
    .values(lead_ids.map((lead_id) => ({ ...entry, lead_id })))
    .execute()
}

/** What was done with many leads at once, or with one that is gone. */
export async function logCount(tx: Db, entry: Entry & { count: number }): Promise<void> {
  await tx.insertInto('access_log').values(entry).execute()
}

/** That a person was opened, unless the agent had done so since. */
export async function logOpened(
  db: Db,
  entry: Entry & { lead_id: string },
  since: Date
): Promise<void> {
  const { agent_id, lead_id, what } = entry
  const seen = await db
    .selectFrom('access_log')
    .select('log_id')
    .where('lead_id', '=', lead_id)
    .where('agent_id', '=', agent_id)
    .where('what', '=', what)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (!seen) await logLeads(db, entry, [lead_id])
}

export type LogRow = {
  log_id: string
  what: AccessKind
  at: Date
  count: number
  lead_id: string | null
  by_name: string | null
  lead_name: string | null
}

/** A website's log, newest first, from before an entry; of some leads only, if they are given. */
export function logOf(
  db: Db,
  website_id: number,
  page: { before?: number | undefined; leads?: readonly string[]; most: number }
): Promise<LogRow[]> {
  const { before, leads, most } = page
  return db
    .selectFrom('access_log as log')
    .leftJoin('agents', 'agents.agent_id', 'log.agent_id')
    .leftJoin('leads', 'leads.lead_id', 'log.lead_id')
    .select(['log.log_id', 'log.what', 'log.at', 'log.count', 'log.lead_id'])
    .select(['agents.name as by_name', 'leads.name as lead_name'])
    .where('log.website_id', '=', website_id)
    .$if(leads !== undefined, (query) => query.where('log.lead_id', 'in', leads ?? []))
    .$if(before !== undefined, (query) => query.where('log.log_id', '<', String(before)))
    .orderBy('log.log_id', 'desc')
    .limit(most)
    .execute()
}
