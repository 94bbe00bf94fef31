// The panel service by itself: reads the environment, opens the database, serves the API and a site that is built.
//   npm run panel
//   npm run panel -- work [--at <date>] [--from <date>]     what is due as of a date; day by day from the other
//   npm run panel -- report [--since <date>] [--json]       what was charged, mailed and how every plan stands
//   npm run panel -- jobs [--dead] [--retry <number>|all]   what waits and what was given up; does it again
//   npm run panel -- mails [<folder>]                       a preview of every email, to look at
//   npm run panel -- editor <email> [--remove]              lets an account write what the site says; takes that back
//   npm run panel -- publisher [--to <folder>]               publishes what panels with PUBLISH=off ask for, until it is ended
//   npm run panel -- backup <file>                          the whole database as one file, also while the service runs
//   npm run panel -- restore <file> [--replace]             such a file in the place of what this database holds
//   npm run panel -- content export <folder> [--replace]    posts and policies as Markdown, plans and the rest as JSON
//   npm run panel -- content import <folder>                such a folder, whole or in part, in the place of what was there
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { readSettings } from './config/config.ts'
import { endOnFault } from './service/end-on-fault.ts'
import { isMisspelt } from './commands/unknown-arguments.ts'
import { openWorld } from './actions/open-world.ts'
import { runContent } from './commands/run-content.ts'
import { runEditor } from './commands/run-editor.ts'
import { runJobs } from './commands/run-jobs.ts'
import { runMails } from './commands/run-emails.ts'
import { runBackup, runRestore } from './commands/run-backup.ts'
import { runPublisher } from './commands/run-publisher.ts'
import { runReport } from './commands/run-report.ts'
import { runWork } from './commands/run-work.ts'
import type { Settings } from './config/settings.ts'
import { StartRefused } from './config/start-refused.ts'
import { startService } from './service/start-service.ts'

/** Each asks for what it needs of the settings, does its work and ends. */
const COMMANDS: Record<string, (settings: Settings, args: string[]) => Promise<void>> = {
  work: runWork,
  report: runReport,
  jobs: runJobs,
  mails: runMails,
  editor: runEditor,
  publisher: runPublisher,
  backup: runBackup,
  restore: runRestore,
  content: runContent
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartRefused) && !isMisspelt(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function main([command, ...args]: string[]): Promise<void> {
  const settings = readSettings(process.env)
  if (command !== undefined) {
    const run = COMMANDS[command]
    if (run) return run(settings, args)
    const known = Object.keys(COMMANDS).join(', ')
    throw new StartRefused(`There is no command ${command}; say ${known} or nothing.`)
  }
  const world = await openWorld(settings)
  const service = await startService(world, {
    port: settings.port,
    publish: settings.publish ? [process.execPath, resolve('scripts/publish.ts')] : undefined,
    siteDir: resolve('dist')
  }).catch(async (error: unknown) => {
    await world.close()
    throw error
  })
  world.log.info({ port: service.port }, 'listening')
  // Kept now, so that the next start is quick however this one ends.
  flushCompileCache()

  let ended: Promise<void> | undefined
  // Something from outside that never answers must not hold up the end.
  const end = (): Promise<void> => (ended ??= service.close().then(world.close))
  endOnFault(world.log, end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void end().then(() => process.exit(0)))
  }
}
