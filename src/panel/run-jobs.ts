import { parseArgs } from 'node:util'
import { table } from './print-table.ts'
import { openJobs, reviveJobs } from './records/jobs.ts'
import { openDatabase } from './services/database.ts'
import { openLog } from './services/logger.ts'
import type { Settings } from './services/settings.ts'
import { StartRefused } from './services/start-refused.ts'

const MOST = 200

/** Shows the jobs that wait and those that were given up, or has one that was given up done again. */
export async function runJobs(settings: Settings, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { dead: { type: 'boolean' }, retry: { type: 'string' } }
  })
  const which = readWhich(values.retry)
  const { db, close } = await openDatabase(settings, openLog(settings.logLevel))
  try {
    if (which !== undefined) {
      const revived = await reviveJobs(db, which, new Date())
      if (revived.length === 0 && which !== 'all') {
        throw new StartRefused(`There is no dead job ${which}.`)
      }
      const done =
        revived.length === 0 ? 'No job is dead.' : `On the list again: ${revived.join(', ')}.`
      process.stdout.write(`${done}\n`)
      return
    }
    const jobs = await openJobs(db, values.dead ? ['dead'] : ['dead', 'ready'], MOST)
    process.stdout.write(
      table(
        jobs.map((job) => ({
          job: job.job_id,
          state: job.state,
          what: whatOf(job.kind, job.payload),
          tries: job.tries,
          due: job.state === 'dead' ? '-' : job.run_at.toISOString(),
          since: job.created.toISOString(),
          'last error': job.last_error
        }))
      )
    )
  } finally {
    await close()
  }
}

function readWhich(typed: string | undefined): number | 'all' | undefined {
  if (typed === undefined || typed === 'all') return typed
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed)
  throw new StartRefused(`--retry ${typed}: say the number of a job, or all.`)
}

/** Which mail, or whose zone; never to whom, so that the list can be shown to anybody. */
function whatOf(kind: string, payload: unknown): string {
  const { kind: mail, website_id } = (payload ?? {}) as { kind?: string; website_id?: number }
  if (mail !== undefined) return `${kind} ${mail}`
  return website_id === undefined ? kind : `${kind} of website ${website_id}`
}
