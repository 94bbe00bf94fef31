import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

type Count = { state: string; count: number }

/** Waiting, overdue and dead jobs. Finished ones are not counted, since there are so many. */
export async function jobCounts(db: Db, now: Date): Promise<Count[]> {
  const late = new Date(now.getTime() - 60_000)
  const { rows } = await sql<Count>`
    select 'waiting' as state, count(*)::integer as count from jobs where state = 'ready'
    union all
    select 'overdue', count(*)::integer from jobs where state = 'ready' and run_at < ${late}
    union all
    select 'dead', count(*)::integer from jobs where state = 'dead'
  `.execute(db)
  return rows
}

/** All open charges, and the finished ones created since. */
export async function chargeCounts(db: Db, since: Date): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select state, count(*)::integer as count from charges
    where state in ('created', 'needs_action', 'submitted') group by state
    union all
    select state, count(*)::integer from charges
    where state in ('declined', 'succeeded') and created >= ${since} group by state
  `.execute(db)
  return rows
}
