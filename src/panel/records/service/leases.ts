import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

/** Releases every lease. Safe only if no other process can hold one. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await db
    .updateTable('charges')
    .set({ lease_until: null, lease_holder: null })
    .where('lease_until', 'is not', null)
    .execute()
  await db
    .updateTable('publish_runs')
    .set({ lease_until: new Date(0) })
    .where('state', '=', 'running')
    .execute()
  await db
    .updateTable('jobs')
    .set({ lease_until: null, lease_holder: null })
    .where('state', '=', 'ready')
    .execute()
  await db
    .updateTable('feeds')
    .set({ next_poll_at: new Date(0) })
    .execute()
}

/** Lease holders whose process lock is free. */
export async function missingHolders(db: Db, locks: number): Promise<number[]> {
  const { rows } = await sql<{ holder: number }>`
    select holder from (
      select lease_holder from charges where lease_holder is not null
      union select lease_holder from jobs where lease_holder is not null
    ) as leases (holder)
    where not exists (
      select from pg_locks
      where locktype = 'advisory' and classid::bigint = ${locks} and objid::bigint = holder
        and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())
    )
  `.execute(db)
  return rows.map(({ holder }) => holder)
}

/** Releases the leases of these dead processes. */
export async function releaseLeases(db: Db, holders: readonly number[]): Promise<void> {
  for (const table of ['charges', 'jobs'] as const) {
    await db
      .updateTable(table)
      .set({ lease_until: null, lease_holder: null })
      .where('lease_holder', 'in', holders)
      .execute()
  }
}
