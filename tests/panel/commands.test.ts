import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MAIL_SAMPLES } from '#panel/mail-samples.ts'
import { enqueue, openJobs } from '#panel/records/jobs.ts'
import { runJobs } from '#panel/run-jobs.ts'
import { runMails } from '#panel/run-mails.ts'
import { StartRefused } from '#panel/services/start-refused.ts'
import { testSettings } from '../kit/panel.ts'
import { openFolder } from '../kit/panel-process.ts'

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

test('an owner sees the jobs that were given up, and has one done again', async () => {
  const folder = newFolder()
  const { close, db } = await openFolder(folder)
  const now = new Date('2026-11-21T15:00:00Z')
  const to = { name: 'Ann', address: 'ann@example.org' }
  for (const kind of ['verify-email', 'test-lead', 'dns-live']) {
    await enqueue(db, { kind: 'send-mail', payload: { kind, to }, runAt: now, now })
  }
  const [first, second] = await openJobs(db, ['ready'], 10)
  await db
    .updateTable('jobs')
    .set({ state: 'dead', tries: 8, last_error: 'refused with 550', ended: now })
    .where('job_id', 'in', [first!.job_id, second!.job_id])
    .execute()
  await close()

  const dead = await said(runJobs, folder, '--dead')
  expect(dead).toMatch(/dead +send-mail verify-email +8 .*refused with 550/)
  expect(dead).not.toContain('dns-live')
  expect(dead).not.toContain('ann@')
  expect(await said(runJobs, folder)).toContain('send-mail dns-live')

  expect(await said(runJobs, folder, '--retry', `${first!.job_id}`)).toBe(
    `On the list again: ${first!.job_id}.\n`
  )
  await expect(said(runJobs, folder, '--retry', `${first!.job_id}`)).rejects.toThrow(
    `There is no dead job ${first!.job_id}.`
  )
  expect(await said(runJobs, folder, '--retry', 'all')).toBe(
    `On the list again: ${second!.job_id}.\n`
  )
  expect(await said(runJobs, folder, '--retry', 'all')).toBe('No job is dead.\n')
  await expect(said(runJobs, folder, '--retry', 'x')).rejects.toBeInstanceOf(StartRefused)

  const again = await openFolder(folder)
  const rows = await openJobs(again.db, ['dead', 'ready'], 10)
  expect(rows.map(({ state, tries }) => [state, tries])).toEqual([
    ['ready', 0],
    ['ready', 0],
    ['ready', 0]
  ])
  await again.close()
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
