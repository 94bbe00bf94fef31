import { json } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { listJobs } from '../actions/operations/list-jobs.ts'
import { askAdmin } from '../admin/admin-client.ts'
import { type Row, table } from '../actions/operations/print-table.ts'
import { reviveJobs } from '../records/service/jobs.ts'
import { openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'
import type { Db } from '../services/world.ts'

/** Shows the jobs that wait and those that were given up, or has one that was given up done again. */
export async function runJobs(settings: Settings, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { dead: { type: 'boolean' }, retry: { type: 'string' } }
  })
  const which = readWhich(values.retry)
  const said =
    which === undefined
      ? table(await linesOf(settings, values.dead ?? false))
      : await revive(settings, which)
  process.stdout.write(said)
}

async function linesOf(settings: Settings, deadOnly: boolean): Promise<Row[]> {
  const asked = await askAdmin(settings, 'GET /jobs')
  const lines = asked ? ((await json(asked)) as Row[]) : await withDatabase(settings, listJobs)
  return deadOnly ? lines.filter(({ state }) => state === 'dead') : lines
}

async function revive(settings: Settings, which: number | 'all'): Promise<string> {
  const asked = await askAdmin(settings, 'PUT /jobs', JSON.stringify(which))
  const revived = asked
    ? ((await json(asked)) as number[])
    : await withDatabase(settings, (db) => reviveJobs(db, which, new Date()))
  if (revived.length > 0) return `On the list again: ${revived.join(', ')}.\n`
  if (which === 'all') return 'No job is dead.\n'
  throw new StartRefused(`There is no dead job ${which}.`)
}

async function withDatabase<Done>(
  settings: Settings,
  work: (db: Db) => Promise<Done>
): Promise<Done> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  return work(db).finally(close)
}

function readWhich(typed: string | undefined): number | 'all' | undefined {
  if (typed === undefined || typed === 'all') return typed
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed)
  throw new StartRefused(`--retry ${typed}: say the number of a job, or all.`)
}
