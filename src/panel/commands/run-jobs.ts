import { json } from 'node:stream/consumers'
import { listJobs } from '../actions/operations/list-jobs.ts'
import { retryJobs } from '../actions/operations/retry-jobs.ts'
import { askAdmin } from '../admin/admin-client.ts'
import { type Row, table } from '../actions/operations/print-table.ts'
import type { Command } from './command.ts'
import { readCommandLine, UsageError } from './command-line.ts'
import type { Settings } from '../config/settings.ts'
import { withDatabase } from './with-database.ts'

export const jobsCommand = {
  name: 'npm run panel -- jobs',
  about: 'Lists waiting and dead jobs, such as emails that could not be delivered.',
  options: {
    dead: { about: 'Lists dead jobs only: those that are no longer tried.' },
    retry: {
      value: 'NUMBER',
      about: 'Queues a dead job again, or every dead job with --retry all.'
    }
  },
  examples: ['npm run panel -- jobs --dead', 'npm run panel -- jobs --retry 12']
} satisfies Command

/** Lists waiting and dead jobs, or retries dead ones. */
export async function runJobs(settings: Settings, args: string[]): Promise<void> {
  const { values } = readCommandLine(jobsCommand, args)
  const which = readWhich(values.retry)
  const output =
    which === undefined
      ? table(await linesOf(settings, values.dead ?? false))
      : await retry(settings, which)
  process.stdout.write(output)
}

async function linesOf(settings: Settings, deadOnly: boolean): Promise<Row[]> {
  const response = await askAdmin(settings, 'GET /jobs')
  const lines = response
    ? ((await json(response)) as Row[])
    : await withDatabase(settings, listJobs)
  return deadOnly ? lines.filter(({ State }) => State === 'dead') : lines
}

async function retry(settings: Settings, which: number | 'all'): Promise<string> {
  const response = await askAdmin(settings, 'PUT /jobs', JSON.stringify(which))
  const job_ids = response
    ? ((await json(response)) as number[])
    : await withDatabase(settings, (db) => retryJobs(db, which, new Date()))
  return job_ids.length > 0 ? `Queued again: ${job_ids.join(', ')}.\n` : 'No dead jobs.\n'
}

function readWhich(typed: string | undefined): number | 'all' | undefined {
  if (typed === undefined || typed === 'all') return typed
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed)
  throw new UsageError(`--retry must be a job’s number or all, not ${typed}.`)
}
