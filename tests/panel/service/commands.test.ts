import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '#panel/records/service/jobs.ts'
import { openAdminSocket } from '#panel/admin/admin-socket.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { HelpRequested, UsageError } from '#panel/commands/command-line.ts'
import { runJobs } from '#panel/commands/run-jobs.ts'
import { runBackup, runRestore } from '#panel/commands/run-backup.ts'
import { runContent } from '#panel/commands/run-content.ts'
import { runEditor } from '#panel/commands/run-editor.ts'
import { runReport } from '#panel/commands/run-report.ts'
import { runEmails } from '#panel/commands/run-emails.ts'
import { runPublisher } from '#panel/commands/run-publisher.ts'
import { runWork } from '#panel/commands/run-work.ts'
import { EmailUndeliverable } from '#panel/services/email/email-transport.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { findPanel } from '#panel/service/find-panel.ts'
import { outputOf, saidBy } from '../../kit/command-output.ts'
import { EMAIL_SAMPLES } from '../../kit/email-samples.ts'
import { startPanel } from '../../kit/panel.ts'
import { testSettings } from '../../kit/test-settings.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A command's output. */
const said = (command: typeof runJobs, dataDir: string, ...args: string[]) =>
  saidBy(() => command({ ...testSettings, dataDir, logLevel: 'silent' }, args))

test('a manual publish uses the running service and its SITE_URL', async () => {
  const folder = newFolder()
  const siteUrl = 'https://agents.example'
  const panel = await startPanel({ settings: { dataDir: folder, siteUrl } })
  const door = openAdminSocket(panel.world)
  onTestFinished(() => door.close())
  const found = await findPanel({ ...testSettings, dataDir: folder })
  expect(found.siteUrl).toBe(siteUrl)
  await found.close()
})

test('an owner lists and retries dead jobs while the service runs', async () => {
  const folder = newFolder()
  const panel = await startPanel({ settings: { dataDir: folder } })
  const door = openAdminSocket(panel.world)
  onTestFinished(() => door.close())
  const { email } = await panel.registerAgent()
  await panel.registerAgent()
  panel.world.email.send = () => Promise.reject(new EmailUndeliverable('refused with 550'))
  await runDueJobs(panel.world)
  await panel.registerAgent()

  const dead = await said(runJobs, folder, '--dead')
  const numbers = [
    ...dead.matchAll(/^ +(\d+) +dead +Send an email: verify-email +1 .*refused with 550/gm)
  ]
  const [first, second] = numbers.map(([, number = '']) => number)
  expect(numbers).toHaveLength(2)
  expect(dead).not.toContain('waiting')
  expect(dead).not.toContain(email)
  expect(await said(runJobs, folder)).toContain('waiting')

  const retry = (which = '') => said(runJobs, folder, '--retry', which)
  expect(await retry(first)).toBe(`Queued again: ${first}.\n`)
  await expect(retry(first)).rejects.toThrow(`Job ${first} is not dead.`)
  await expect(retry('9999')).rejects.toThrow('There is no job 9999.')
  expect(await retry('all')).toBe(`Queued again: ${second}.\n`)
  expect(await retry('all')).toBe('No dead jobs.\n')
  await expect(retry('x')).rejects.toBeInstanceOf(StartRefused)
  const jobs = await openJobs(panel.world.db, ['dead', 'ready'], 10)
  expect(jobs.map(({ state, tries }) => [state, tries])).toEqual(Array(3).fill(['ready', 0]))
  await panel.close()
})

test('an owner reads the report while the service runs, as text or JSON', async () => {
  const folder = newFolder()
  const panel = await startPanel({ settings: { dataDir: folder } })
  const door = openAdminSocket(panel.world)
  onTestFinished(() => door.close())
  await panel.registerAgent()
  expect(await said(runReport, folder)).toMatch(
    /^Background jobs\n +Job +State +Number\n +Send an email +waiting +1$/m
  )
  const { jobs } = JSON.parse(await said(runReport, folder, '--json', '--since', '2026-01-01'))
  expect(jobs).toMatchObject([{ kind: 'send-mail', state: 'ready' }])
  await panel.close()
})

test('every email can be previewed, in both languages', async () => {
  const folder = newFolder()
  expect(await said(runEmails, folder, folder)).toBe(
    `${2 * Object.keys(EMAIL_SAMPLES).length} emails: ${join(folder, 'index.html')}\n`
  )
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const linked = [...index.matchAll(/href="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect([...linked, 'index.html'].sort()).toEqual(readdirSync(folder).sort())
  expect(readFileSync(join(folder, 'dns-live.txt'), 'utf8')).toContain('oseihomes.ca is live')
  expect(readFileSync(join(folder, 'dns-live-french.txt'), 'utf8')).toContain('Bonjour')
})

test.each(
  Object.entries({
    runBackup,
    runContent,
    runEditor,
    runJobs,
    runEmails,
    runPublisher,
    runReport,
    runRestore,
    runWork
  })
)('%s refuses an option that it does not have, and does nothing', async (_, command) => {
  const folder = newFolder()
  const settings = { ...testSettings, dataDir: folder, databaseUrl: 'postgres://nowhere.invalid' }
  await expect(command(settings, ['--x'])).rejects.toThrow(
    /^There is no option --x; npm run (panel -- \w+ has .*--help|content takes export or import)\.$/
  )
  expect(readdirSync(folder)).toEqual([])
  expect(existsSync('--x')).toBe(false)
})

// Every command line that a process may refuse: tests/proofs/command-lines.test.ts.
test.each([
  [
    'src/panel/main.ts repotr',
    'There is no command repotr; npm run panel takes work, report, jobs, emails, domain, editor, publisher, backup, restore, content, pictures or site.'
  ],
  ['scripts/test.ts --only all', '--only must be unit, panel, checks or journeys, not all.']
])('%s is refused in one sentence and with exit code 2', async (line, sentence) => {
  expect(await outputOf(line, newFolder())).toEqual({
    code: 2,
    stderr: `${sentence}\n`,
    stdout: ''
  })
})

test.each([
  [runEmails, 'a b', 'Unexpected argument b. Usage: npm run panel -- emails [FOLDER]'],
  [runWork, '--from --at 2027-01-31', '--from needs a value: --from DATE.'],
  [runWork, '--from=', '--from needs a value: --from DATE.'],
  [runWork, '--at tomorrow', '--at must be a date such as 2027-01-31 or 2027-01-31T15:00:00Z.'],
  [runReport, '--json=yes', '--json takes no value.'],
  [
    runReport,
    '-j',
    'There is no option -j; npm run panel -- report has --json, --since DATE and --help.'
  ],
  [runJobs, '--retry some', '--retry must be a job’s number or all, not some.'],
  [runEditor, '', 'EMAIL is missing. Usage: npm run panel -- editor EMAIL [--remove]'],
  [runContent, '', 'npm run content needs a command: export or import.'],
  [
    runContent,
    'import a b',
    'Unexpected argument b. Usage: npm run content -- import FOLDER [--replace]'
  ]
])('%o refuses “%s” in one sentence', async (command, line, sentence) => {
  const args = line.split(' ').filter(Boolean)
  await expect(command(testSettings, args)).rejects.toThrow(new UsageError(sentence))
})

test.each([
  ...[runBackup, runEditor, runEmails, runJobs, runPublisher, runReport, runRestore, runWork].map(
    (command) => [command, []] as const
  ),
  [runContent, ['export']] as const,
  [runContent, ['import']] as const
])('%o explains itself with an example on --help', async (command, args) => {
  const help: unknown = await command(testSettings, [...args, '--help']).catch((error) => error)
  expect(help).toBeInstanceOf(HelpRequested)
  expect(String(help)).toMatch(
    /Usage: npm .+\n\n.+\.\n\n( {2}\S+.*? {2,}.+\.\n)* {2}--help +Shows this\.\n\nExamples?:(\n {2}npm .+)+$/
  )
})

test('a restore reports a missing file before it opens the database', async () => {
  const folder = newFolder()
  const missing = join(folder, 'nope')
  const settings = { ...testSettings, dataDir: folder }
  await expect(runRestore(settings, [missing])).rejects.toThrow(
    `The file ${missing} does not exist.`
  )
  expect(readdirSync(folder)).toEqual([])
})

test('importing a folder or file without content is refused', async () => {
  const folder = newFolder()
  const panel = await startPanel({ settings: { dataDir: folder } })
  const door = openAdminSocket(panel.world)
  onTestFinished(() => door.close())
  const file = join(newFolder(), 'content.json')
  writeFileSync(file, '{"maplekey":"content"}')
  for (const path of [newFolder(), file]) {
    await expect(said(runContent, folder, 'import', path)).rejects.toThrow(
      `${path} has no content; nothing was changed.`
    )
  }
  await panel.close()
})
