// The panel service: reads the environment, opens the database, and serves the API and the built site.
//   npm run panel
//   npm run panel -- work [--at <date>] [--from <date>]     run what is due at a date, or day by day up to it
//   npm run panel -- report [--since <date>] [--json]       charges, jobs and the state of every plan
//   npm run panel -- jobs [--dead] [--retry <number>|all]   list waiting and dead jobs, or retry dead ones
//   npm run panel -- emails [<folder>]                      a preview of every email
//   npm run panel -- editor <email> [--remove]              grant or revoke the editor role
//   npm run panel -- publisher [--to <folder>]              publish for panels with PUBLISH=off, until stopped
//   npm run panel -- backup <file>                          write the database to a file, even while the service runs
//   npm run panel -- restore <file> [--replace]             replace the database with a backup
//   npm run panel -- content export <folder> [--replace]    write posts and policies as Markdown, the rest as JSON
//   npm run panel -- content import <folder>                replace content with such a folder, in full or in part
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { readSettings } from './config/config.ts'
import { endOnFault } from './service/end-on-fault.ts'
import { isUnknownArgument } from './commands/unknown-arguments.ts'
import { openWorld } from './actions/open-world.ts'
import { runContent } from './commands/run-content.ts'
import { runEditor } from './commands/run-editor.ts'
import { runJobs } from './commands/run-jobs.ts'
import { runEmails } from './commands/run-emails.ts'
import { runBackup, runRestore } from './commands/run-backup.ts'
import { runPublisher } from './commands/run-publisher.ts'
import { runReport } from './commands/run-report.ts'
import { runWork } from './commands/run-work.ts'
import type { Settings } from './config/settings.ts'
import { StartRefused } from './config/start-refused.ts'
import { startService } from './service/start-service.ts'

const COMMANDS: Record<string, (settings: Settings, args: string[]) => Promise<void>> = {
  work: runWork,
  report: runReport,
  jobs: runJobs,
  emails: runEmails,
  editor: runEditor,
  publisher: runPublisher,
  backup: runBackup,
  restore: runRestore,
  content: runContent
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartRefused) && !isUnknownArgument(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function main([command, ...args]: string[]): Promise<void> {
  const settings = readSettings(process.env)
  if (command !== undefined) {
    const run = COMMANDS[command]
    if (run) return run(settings, args)
    const known = Object.keys(COMMANDS).join('|')
    throw new StartRefused(`Unknown command ${command}. Usage: npm run panel -- [${known}]`)
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
  // Saved now, so that the next start is fast however this process ends.
  flushCompileCache()

  let ended: Promise<void> | undefined
  const end = (): Promise<void> => (ended ??= service.close().then(world.close))
  endOnFault(world.log, end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void end().then(() => process.exit(0)))
  }
}
