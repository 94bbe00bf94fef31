import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { askAdmin } from '../admin/admin-client.ts'
import { openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { formatReport } from '../actions/operations/compile-report.ts'
import { parseMoment } from './moment-argument.ts'

/** Prints the report, whether or not the service is running. */
export async function runReport(settings: Settings, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, since: { type: 'string' } }
  })
  const since = parseMoment('since', values.since) ?? new Date(0)
  const json = values.json ?? false
  const response = await askAdmin(settings, 'PUT /report', JSON.stringify({ json, since }))
  process.stdout.write(response ? await text(response) : await reportOf(settings, { json, since }))
}

async function reportOf(
  settings: Settings,
  options: { json: boolean; since: Date }
): Promise<string> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  const about = { ...options, cardKind: settings.cards.kind, now: new Date() }
  return formatReport(db, about).finally(close)
}
