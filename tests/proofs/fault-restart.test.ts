import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../kit/free-port.ts'

/** Longer than the uptime that scripts/run.mjs requires before it restarts a service. */
const LIVED_MS = 11_000

test('npm run panel restarts the service after a crash, and stops with it on a signal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-restart-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const fault = `process.on('SIGUSR2', () => setImmediate(() => { throw new Error('a fault') }))`
  const supervisor = spawn(process.execPath, ['scripts/run.mjs', 'panel'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
      PANEL_DATA: folder,
      PORT: String(port),
      PUBLISH: 'off'
    },
    stdio: 'ignore'
  })
  const exited = once(supervisor, 'exit')
  const isServed = async () =>
    (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok
  const patient = { timeout: 60_000 }

  await expect.poll(isServed, patient).toBe(true)
  const [first = 0] = childrenOf(supervisor.pid)
  const served = performance.now()
  await expect.poll(() => performance.now() - served, patient).toBeGreaterThan(LIVED_MS)
  process.kill(first, 'SIGUSR2')
  await expect
    .poll(() => childrenOf(supervisor.pid).some((pid) => pid !== first), patient)
    .toBe(true)
  await expect.poll(isServed, patient).toBe(true)

  supervisor.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

function childrenOf(pid: number | undefined): number[] {
  const words = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return words === '' ? [] : words.split(' ').map(Number)
}
