import { text } from 'node:stream/consumers'
import { type SiteSuspension, suspendSite } from '../actions/websites/suspend-site.ts'
import { askAdmin } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'
import type { Command, CommandGroup } from './command.ts'
import { findCommand, readCommandLine, UsageError } from './command-line.ts'
import { withDatabase } from './with-database.ts'

const HOST = { name: 'HOST', about: 'Any host of the website.' }

const SUSPEND = {
  name: 'npm run panel -- site suspend',
  about: 'Takes an agent’s website offline within a second, such as one used for phishing.',
  arguments: [HOST],
  options: { reason: { value: 'TEXT', about: 'Why, for your records; visitors don’t see it.' } },
  examples: ['npm run panel -- site suspend ann.example.ca --reason "phishing, reported by a bank"']
} satisfies Command

const RESTORE = {
  name: 'npm run panel -- site restore',
  about: 'Puts a suspended website online again.',
  arguments: [HOST],
  examples: ['npm run panel -- site restore ann.example.ca']
} satisfies Command

export const siteCommands = {
  name: 'npm run panel -- site',
  about: 'Takes agents’ websites offline, and puts them online again.',
  commands: { suspend: { command: SUSPEND }, restore: { command: RESTORE } }
} satisfies CommandGroup

export async function runSite(settings: Settings, args: string[]): Promise<void> {
  const { name, rest } = findCommand(siteCommands, args)
  if (name === 'restore') {
    const { positionals } = readCommandLine(RESTORE, rest)
    return change(settings, { host: hostOf(positionals), reason: null })
  }
  const { positionals, values } = readCommandLine(SUSPEND, rest)
  if (values.reason === undefined) throw new UsageError('--reason is missing: --reason TEXT.')
  return change(settings, { host: hostOf(positionals), reason: values.reason })
}

function hostOf([host = '']: readonly string[]): string {
  return host.trim().toLowerCase().replace(/\.$/, '')
}

async function change(settings: Settings, suspension: SiteSuspension): Promise<void> {
  const response = await askAdmin(settings, 'PUT /site', JSON.stringify(suspension))
  const message = response
    ? await text(response)
    : await withDatabase(settings, (db) => suspendSite(db, suspension, new Date()))
  process.stdout.write(`${message}\n`)
}
