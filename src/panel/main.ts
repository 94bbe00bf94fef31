// The panel service and its commands; npm run panel -- --help lists them.
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { readSettings } from './config/config.ts'
import { quietInTerminal } from './config/quiet-terminal.ts'
import { endOnFault } from './service/end-on-fault.ts'
import type { Command, CommandGroup } from './commands/command.ts'
import { commandLineEnd, findCommand, readCommandLine } from './commands/command-line.ts'
import { openWorld } from './actions/open-world.ts'
import { contentCommands, runContent } from './commands/run-content.ts'
import { domainCommand, runDomain } from './commands/run-domain.ts'
import { editorCommand, runEditor } from './commands/run-editor.ts'
import { jobsCommand, runJobs } from './commands/run-jobs.ts'
import { emailsCommand, runEmails } from './commands/run-emails.ts'
import { backupCommand, restoreCommand, runBackup, runRestore } from './commands/run-backup.ts'
import { pictureCommands, runPictures } from './commands/run-pictures.ts'
import { publisherCommand, runPublisher } from './commands/run-publisher.ts'
import { reportCommand, runReport } from './commands/run-report.ts'
import { runSite, siteCommands } from './commands/run-site.ts'
import { workCommand, runWork } from './commands/run-work.ts'
import type { Settings } from './config/settings.ts'
import { openSiteBuild } from './hosting/site-build.ts'
import { startService } from './service/start-service.ts'

const SERVE = {
  name: 'npm run panel',
  about: 'Runs the panel service, with the site that was built last.',
  examples: ['npm run panel']
} satisfies Command

const PANEL = {
  name: 'npm run panel',
  about: SERVE.about,
  itself: SERVE,
  commands: {
    work: { command: workCommand, run: runWork },
    report: { command: reportCommand, run: runReport },
    jobs: { command: jobsCommand, run: runJobs },
    emails: { command: emailsCommand, run: runEmails },
    domain: { command: domainCommand, run: runDomain },
    editor: { command: editorCommand, run: runEditor },
    publisher: { command: publisherCommand, run: runPublisher },
    backup: { command: backupCommand, run: runBackup },
    restore: { command: restoreCommand, run: runRestore },
    content: { command: contentCommands, run: runContent },
    pictures: { command: pictureCommands, run: runPictures },
    site: { command: siteCommands, run: runSite }
  } as Record<string, { command: Command | CommandGroup; run: Run }>
} satisfies CommandGroup

type Run = (settings: Settings, args: string[]) => Promise<void>

try {
  await main(process.argv.slice(2))
} catch (error) {
  const end = commandLineEnd(error)
  if (!end) throw error
  const stream = end.isHelp ? process.stdout : process.stderr
  stream.write(`${end.text}\n`)
  process.exitCode = end.code
}

async function main(args: string[]): Promise<void> {
  const { name, rest } = findCommand(PANEL, args)
  const named = name === undefined ? undefined : PANEL.commands[name]
  // Before the settings, so that --help and typos need no valid ones.
  checkArguments(named?.command ?? SERVE, rest)
  const isService = name === undefined || name === 'publisher'
  const settings = readSettings(isService ? process.env : quietInTerminal(process.env))
  if (named) return named.run(settings, rest)
  const world = await openWorld(settings)
  const service = await startService(world, {
    port: settings.port,
    publish: settings.publish ? [process.execPath, resolve('scripts/publish.ts')] : undefined,
    siteDir: resolve('dist'),
    sites: await openSiteBuild(resolve('dist/agent-sites'))
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

function checkArguments(command: Command | CommandGroup, args: string[]): void {
  if (!('commands' in command)) return void readCommandLine(command, args)
  const { name, rest } = findCommand(command, args)
  const named = command.commands[name ?? '']
  if (named) checkArguments(named.command, rest)
}
