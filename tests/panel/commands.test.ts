import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MAIL_SAMPLES } from '#panel/commands/mail-samples.ts'
import { openJobs } from '#panel/records/jobs.ts'
import { openOwnerDoor } from '#panel/owner-door.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { runJobs } from '#panel/commands/run-jobs.ts'
import { runReport } from '#panel/commands/run-report.ts'
import { runMails } from '#panel/commands/run-mails.ts'
import { MailUndeliverable } from '#panel/services/mail-transport.ts'
import { StartRefused } from '#panel/services/start-refused.ts'
import { findPanel } from '../../scripts/publish/find-panel.ts'
import { startPanel, testSettings } from '../kit/panel.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What a command writes for its owner. */
async function said(command: typeof runJobs, dataDir: string, ...args: string[]): Promise<string> {
  let text = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  try {
    await command({ ...testSettings, dataDir, logLevel: 'silent' }, args)
  } finally {
    write.mockRestore()
  }
  return text
}

test('a publishing by hand is made for the service that runs, under the name that it was started with', async () => {
  const folder = newFolder()
  const siteUrl = 'https://agents.example'
  const panel = await startPanel({ settings: { dataDir: folder, siteUrl } })
  const door = openOwnerDoor(panel.world)
  onTestFinished(() => door.close())
  const found = await findPanel({ ...testSettings, dataDir: folder })
  expect(found.siteUrl).toBe(siteUrl)
  await found.close()
})

test('an owner sees the jobs that were given up, and has them done again, while the service runs', async () => {
  const folder = newFolder()
  const panel = await startPanel({ settings: { dataDir: folder } })
  const door = openOwnerDoor(panel.world)
  onTestFinished(() => door.close())
  const { email } = await panel.registerAgent()
  await panel.registerAgent()
  panel.world.mail.send = () => Promise.reject(new MailUndeliverable('refused with 550'))
  await runDueJobs(panel.world)
  await panel.registerAgent()

  const dead = await said(runJobs, folder, '--dead')
  const numbers = [
    ...dead.matchAll(/^ +(\d+) +dead +send-mail verify-email +1 .*refused with 550/gm)
  ]
  const [first, second] = numbers.map(([, number = '']) => number)
  expect(numbers).toHaveLength(2)
  expect(dead).not.toContain('ready')
  expect(dead).not.toContain(email)
  expect(await said(runJobs, folder)).toContain('ready')

  const retry = (which = '') => said(runJobs, folder, '--retry', which)
  expect(await retry(first)).toBe(`On the list again: ${first}.\n`)
  await expect(retry(first)).rejects.toThrow(`There is no dead job ${first}.`)
  expect(await retry('all')).toBe(`On the list again: ${second}.\n`)
  expect(await retry('all')).toBe('No job is dead.\n')
  await expect(retry('x')).rejects.toBeInstanceOf(StartRefused)
  const jobs = await openJobs(panel.world.db, ['dead', 'ready'], 10)
  expect(jobs.map(({ state, tries }) => [state, tries])).toEqual(Array(3).fill(['ready', 0]))
  await panel.close()
})

test('an owner reads the report while the service runs, in words or as JSON', async () => {
  const folder = newFolder()
  const panel = await startPanel({ settings: { dataDir: folder } })
  const door = openOwnerDoor(panel.world)
  onTestFinished(() => door.close())
  await panel.registerAgent()
  expect(await said(runReport, folder)).toMatch(/^Jobs\n.*\n +send-mail +ready +1$/m)
  const { jobs } = JSON.parse(await said(runReport, folder, '--json', '--since', '2026-01-01'))
  expect(jobs).toMatchObject([{ kind: 'send-mail', state: 'ready' }])
  await panel.close()
})

test('every mail can be looked at before it is sent', async () => {
  const folder = newFolder()
  expect(await said(runMails, folder, folder)).toBe(
    `${Object.keys(MAIL_SAMPLES).length} mails: ${join(folder, 'index.html')}\n`
  )
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const linked = [...index.matchAll(/href="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect([...linked, 'index.html'].sort()).toEqual(readdirSync(folder).sort())
  expect(readFileSync(join(folder, 'dns-live.txt'), 'utf8')).toContain('oseihomes.ca is live')
})
