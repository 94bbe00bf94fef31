import { LONG_DATE } from '#rules/time/calendar.ts'
import { formatDateWithDayjs } from '#rules/time/format-date-with-dayjs.ts'
import { jobLabel, jobState } from './job-labels.ts'
import type { Row } from './print-table.ts'
import { openJobs } from '../../records/service/jobs.ts'
import type { Db } from '../../services/world.ts'

const MOST = 200

/** Dead and waiting jobs, without personal data. */
export async function listJobs(db: Db): Promise<Row[]> {
  const jobs = await openJobs(db, ['dead', 'ready'], MOST)
  return jobs.map((job) => ({
    Number: job.job_id,
    State: jobState(job.state),
    Job: describeJob(job.kind, job.payload),
    Tries: job.tries,
    Due: job.state === 'dead' ? '-' : formatTime(job.run_at),
    Since: formatTime(job.created),
    'Last error': job.last_error
  }))
}

/** A business date and time, since jobs are due by the minute. */
function formatTime(moment: Date): string {
  return formatDateWithDayjs(moment, `${LONG_DATE}, h:mm A`)
}

/** Includes an email's kind or a zone's website, but no recipient. */
function describeJob(kind: string, payload: unknown): string {
  const { kind: email, website_id } = (payload ?? {}) as { kind?: string; website_id?: number }
  if (email !== undefined) return `${jobLabel(kind)}: ${email}`
  return website_id === undefined ? jobLabel(kind) : `${jobLabel(kind)}: website ${website_id}`
}
