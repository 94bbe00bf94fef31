import { type Selectable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ItemRow } from '../content/items.ts'
import type { PublishRunsTable } from '../../tables/editor-tables.ts'

export type RunRow = Selectable<PublishRunsTable>

const REASON_MAX = 300

/**
 * Queues a run inside the transaction that makes it necessary. A queued run absorbs the request. A
 * running one doesn't, since it started before the transaction's changes.
 */
export async function queueRun(
  tx: Db,
  request: { asked_by: string; reason: string; now: Date }
): Promise<number> {
  const { run_id } = await tx
    .insertInto('publish_runs')
    .values({
      state: 'queued',
      asked_by: request.asked_by,
      reason: request.reason.slice(0, REASON_MAX),
      progress: 'null',
      summary: 'null',
      created: request.now
    })
    .onConflict((conflict) =>
      conflict
        .column('state')
        .where(sql<boolean>`state = 'queued'`)
        .doUpdateSet({
          reason: sql<string>`
            case when position(excluded.reason in publish_runs.reason) > 0 then publish_runs.reason
            else left(publish_runs.reason || '; ' || excluded.reason, ${REASON_MAX}) end
          `
        })
    )
    .returning('run_id')
    .executeTakeFirstOrThrow()
  return run_id
}

/**
 * Claims the queued run, or one whose process has died. A unique index allows one running row.
 */
export async function claimRun(
  db: Db,
  claim: { now: Date; leaseUntil: Date }
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    update publish_runs
    set state = 'running', started = ${claim.now}, lease_until = ${claim.leaseUntil}, tries = tries + 1
    where run_id = (
      select run_id from publish_runs
      where (state = 'running' and lease_until <= ${claim.now})
        or (state = 'queued' and not exists (select from publish_runs where state = 'running'))
      order by run_id limit 1
      for update skip locked
    )
    returning *
  `.execute(db)
  return rows[0]
}

/** Renews the lease and saves progress. False if another process has taken the run over. */
export async function saveProgress(
  db: Db,
  { run_id, tries }: RunRow,
  change: { lease_until: Date; progress?: object | undefined }
): Promise<boolean> {
  const saved = await db
    .updateTable('publish_runs')
    .set({
      lease_until: change.lease_until,
      ...(change.progress && { progress: JSON.stringify(change.progress) })
    })
    .where('run_id', '=', run_id)
    .where('tries', '=', tries)
    .where('state', '=', 'running')
    .returning('run_id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Ends a run; false if another process has taken it over. */
export async function endRun(
  db: Db,
  { run_id, tries }: RunRow,
  end: { state: 'done' | 'failed'; now: Date; progress: object; summary: object | null }
): Promise<boolean> {
  const ended = await db
    .updateTable('publish_runs')
    .set({
      state: end.state,
      progress: JSON.stringify(end.progress),
      summary: JSON.stringify(end.summary),
      lease_until: null,
      ended: end.now
    })
    .where('run_id', '=', run_id)
    .where('tries', '=', tries)
    .where('state', '=', 'running')
    .returning('run_id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Releases a run, so that the next process restarts it. */
export async function releaseRun(db: Db, { run_id, tries }: RunRow, now: Date): Promise<void> {
  await db
    .updateTable('publish_runs')
    .set({ lease_until: now })
    .where('run_id', '=', run_id)
    .where('tries', '=', tries)
    .where('state', '=', 'running')
    .execute()
}

export function runBy(db: Db, run_id: number): Promise<RunRow | undefined> {
  return db.selectFrom('publish_runs').selectAll().where('run_id', '=', run_id).executeTakeFirst()
}

export function lastRun(db: Db): Promise<RunRow | undefined> {
  return db
    .selectFrom('publish_runs')
    .selectAll()
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Those of the items whose published version no successful run has shown yet, as `kind:item_id`. */
export async function itemsWaitingForRun(
  db: Db,
  items: readonly Pick<ItemRow, 'item_id' | 'kind' | 'published_version'>[]
): Promise<ReadonlySet<string>> {
  const published = items
    .filter(({ published_version }) => published_version !== null)
    .map(({ item_id, kind, published_version }) => ({ item_id, kind, published_version }))
  if (published.length === 0) return new Set()
  const { rows } = await sql<{ place: string }>`
    select item.kind || ':' || item.item_id as place
    from jsonb_to_recordset(${JSON.stringify(published)}::jsonb)
      as item (kind text, item_id text, published_version integer)
    join content_versions shown
      on shown.kind = item.kind and shown.item_id = item.item_id
      and shown.version = item.published_version
    where shown.published_at >= (
      select min(created) from publish_runs
      where state <> 'done'
        and run_id > coalesce((select max(run_id) from publish_runs where state = 'done'), 0)
    )
  `.execute(db)
  return new Set(rows.map(({ place }) => place))
}

/** The summary of the last successful run. */
export async function lastSummary(db: Db): Promise<object | undefined> {
  const found = await db
    .selectFrom('publish_runs')
    .select('summary')
    .where('state', '=', 'done')
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.summary ?? undefined
}

/** The number of failed runs since the last successful one. */
export async function consecutiveFailures(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from publish_runs
    where state = 'failed'
      and run_id > coalesce((select max(run_id) from publish_runs where state = 'done'), 0)
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Open runs, and those ended since, by state. */
export async function runCounts(db: Db, since: Date): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::integer as count from publish_runs
    where ended is null or ended >= ${since} group by state
  `.execute(db)
  return rows
}

export async function removeOldRuns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('publish_runs').where('ended', '<', before).execute()
}
