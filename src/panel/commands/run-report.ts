import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { askAdmin } from '../admin/admin-client.ts'
import { openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { writeReport } from '../actions/operations/compile-report.ts'
import { readMoment } from './read-moment.ts'

/** Prints the report, also while the service runs. */
export async function runReport(settings: Settings, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, since: { type: 'string' } }
  })
  const since = readMoment('since', values.since) ?? new Date(0)
  const json = values.json ?? false
  const asked = await askAdmin(settings, 'PUT /report', JSON.stringify({ json, since }))
  process.stdout.write(asked ? await text(asked) : await reportOf(settings, { json, since }))
}

async function reportOf(
  settings: Settings,
  options: { json: boolean; since: Date }
): Promise<string> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  const about = { ...options, cardKind: settings.cards.kind, now: new Date() }
  return writeReport(db, about).finally(close)
}
