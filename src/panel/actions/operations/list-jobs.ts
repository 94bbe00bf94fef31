import type { Row } from './print-table.ts'
import { openJobs } from '../../records/service/jobs.ts'
import type { Db } from '../../services/world.ts'

const MOST = 200

/** The jobs that were given up, and those that wait, in lines that can be shown to anybody. */
export async function listJobs(db: Db): Promise<Row[]> {
  const jobs = await openJobs(db, ['dead', 'ready'], MOST)
  return jobs.map((job) => ({
    job: job.job_id,
    state: job.state,
    what: whatOf(job.kind, job.payload),
    tries: job.tries,
    due: job.state === 'dead' ? '-' : job.run_at.toISOString(),
    since: job.created.toISOString(),
    'last error': job.last_error
  }))
}

/** Which mail, or whose zone; never to whom. */
function whatOf(kind: string, payload: unknown): string {
  const { kind: mail, website_id } = (payload ?? {}) as { kind?: string; website_id?: number }
  if (mail !== undefined) return `${kind} ${mail}`
  return website_id === undefined ? kind : `${kind} of website ${website_id}`
}
