import { text } from 'node:stream/consumers'
import { askAdmin } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'
import { formatReport } from '../actions/operations/format-report.ts'
import type { Command } from './command.ts'
import { readCommandLine } from './command-line.ts'
import { parseMoment } from './moment-argument.ts'
import { withDatabase } from './with-database.ts'

export const reportCommand = {
  name: 'npm run panel -- report',
  about: 'Prints every plan with its debt and next charge, and charges, refunds and jobs.',
  options: {
    json: { about: 'Prints JSON, for programs.' },
    since: {
      value: 'DATE',
      about: 'Leaves out charges, refunds and jobs from before that day.'
    }
  },
  examples: ['npm run panel -- report --since 2027-01-01']
} satisfies Command

/** Prints the report, whether or not the service is running. */
export async function runReport(settings: Settings, args: string[]): Promise<void> {
  const { values } = readCommandLine(reportCommand, args)
  const since = parseMoment('since', values.since) ?? new Date(0)
  const json = values.json ?? false
  const response = await askAdmin(settings, 'PUT /report', JSON.stringify({ json, since }))
  const about = { json, since, cardKind: settings.cards.kind, now: new Date() }
  const report = response
    ? await text(response)
    : await withDatabase(settings, (db) => formatReport(db, about))
  process.stdout.write(report)
}
