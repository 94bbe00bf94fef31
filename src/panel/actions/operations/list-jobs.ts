import type { Row } from './print-table.ts'
import { openJobs } from '../../records/service/jobs.ts'
import type { Db } from '../../services/world.ts'

const MOST = 200

/** Dead and waiting jobs, without personal data. */
export async function listJobs(db: Db): Promise<Row[]> {
  const jobs = await openJobs(db, ['dead', 'ready'], MOST)
  return jobs.map((job) => ({
    job: job.job_id,
    state: job.state,
    what: describeJob(job.kind, job.payload),
    tries: job.tries,
    due: job.state === 'dead' ? '-' : job.run_at.toISOString(),
    since: job.created.toISOString(),
    'last error': job.last_error
  }))
}

/** Includes an email's kind or a zone's website, but no recipient. */
function describeJob(kind: string, payload: unknown): string {
  const { kind: email, website_id } = (payload ?? {}) as { kind?: string; website_id?: number }
  if (email !== undefined) return `${kind} ${email}`
  return website_id === undefined ? kind : `${kind} of website ${website_id}`
}
