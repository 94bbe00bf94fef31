import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { JobsTable } from '../../tables/service-tables.ts'

export type JobRow = Selectable<JobsTable>

type NewJob = {
  kind: string
  payload: unknown
  dedupe?: string | undefined
  runAt: Date
  now: Date
}

/** Queues a job inside the transaction that makes it necessary. One `dedupe` key queues one job. */
export async function enqueue(db: Db, job: NewJob): Promise<void> {
  await enqueueAll(db, [job])
}

export async function enqueueAll(db: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await db
    .insertInto('jobs')
    .values(
      jobs.map((job) => ({
        kind: job.kind,
        payload: JSON.stringify(job.payload),
        dedupe: job.dedupe ?? null,
        state: 'ready' as const,
        run_at: job.runAt,
        created: job.now
      }))
    )
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute()
}

/** Leases due jobs until `leaseUntil`, skipping other workers'. An expired lease makes a job due again. */
export async function claimJobs(
  db: Db,
  claim: { now: Date; leaseUntil: Date; most: number; holder?: number | null | undefined }
): Promise<JobRow[]> {
  const { holder = null, leaseUntil, most, now } = claim
  const rows = await db
    // PostgreSQL may run a subquery of `in` once for each row, past its limit; a query of its own runs once.
    .with('due', (query) =>
      query
        .selectFrom('jobs')
        .select('job_id')
        .where('state', '=', 'ready')
        .where('run_at', '<=', now)
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
        .orderBy('run_at')
        .orderBy('job_id')
        .limit(most)
        .forUpdate()
        .skipLocked()
    )
    .updateTable('jobs')
    .from('due')
    .set((eb) => ({
      lease_until: leaseUntil,
      lease_holder: holder,
      tries: eb('jobs.tries', '+', 1)
    }))
    .whereRef('jobs.job_id', '=', 'due.job_id')
    .returningAll('jobs')
    .execute()
  return rows.sort((a, b) => a.job_id - b.job_id)
}

/** Finishes a job for its lease holder, and erases the payload, which holds personal data. */
export async function finishJob(db: Db, job: JobRow, now: Date): Promise<boolean> {
  return endClaim(db, job, { state: 'done', payload: '{}', lease_until: null, ended: now })
}

/** Reschedules a failed job. */
export async function retryJob(db: Db, job: JobRow, run_at: Date, last_error: string) {
  return endClaim(db, job, { run_at, lease_until: null, last_error })
}

/** Extends the lease of a long job; false if another worker has the job by now. */
export async function renewJob(db: Db, job: JobRow, lease_until: Date): Promise<boolean> {
  const renewed = await db
    .updateTable('jobs')
    .set({ lease_until })
    .where('job_id', '=', job.job_id)
    .where('tries', '=', job.tries)
    .where('state', '=', 'ready')
    .returning('job_id')
    .executeTakeFirst()
  return renewed !== undefined
}

/** Releases the lease of an unfinished job. */
export async function releaseJob(db: Db, job: JobRow) {
  return endClaim(db, job, { lease_until: null })
}

/** Stops retrying a job, and keeps it for the owner to see. */
export async function markJobDead(db: Db, job: JobRow, now: Date, last_error: string) {
  return endClaim(db, job, { state: 'dead', lease_until: null, last_error, ended: now })
}

/** Jobs in these states, oldest first. */
export function openJobs(db: Db, states: JobRow['state'][], most: number): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('state')
    .orderBy('job_id')
    .limit(most)
    .execute()
}

/** Queues dead jobs again with all their attempts, and returns their ids. */
export async function retryDeadJobs(db: Db, which: number | 'all', now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('jobs')
    .set({
      state: 'ready',
      tries: 0,
      run_at: now,
      lease_until: null,
      lease_holder: null,
      ended: null
    })
    .where('state', '=', 'dead')
    .$if(which !== 'all', (query) => query.where('job_id', '=', Number(which)))
    .returning('job_id')
    .execute()
  return rows.map(({ job_id }) => job_id).sort((a, b) => a - b)
}

export async function hasJob(db: Db, job_id: number): Promise<boolean> {
  const found = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('job_id', '=', job_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes a job whose payload isn't to outlive its work. */
export async function forgetJob(db: Db, job_id: number): Promise<void> {
  await db.deleteFrom('jobs').where('job_id', '=', job_id).execute()
}

/** Those that failed for good too: what they were about is past. */
export async function removeFinishedJobs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('jobs').where('state', '<>', 'ready').where('ended', '<', before).execute()
}

async function endClaim(
  db: Db,
  job: JobRow,
  change: {
    state?: JobsTable['state']
    payload?: string
    run_at?: Date
    lease_until: null
    last_error?: string
    ended?: Date
  }
): Promise<boolean> {
  const ended = await db
    .updateTable('jobs')
    .set({ ...change, lease_holder: null })
    .where('job_id', '=', job.job_id)
    .where('tries', '=', job.tries)
    .where('state', '=', 'ready')
    .returning('job_id')
    .executeTakeFirst()
  return ended !== undefined
}
