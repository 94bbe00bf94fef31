import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measured } from '../kit/measured.ts'
import { startPanelProcess } from '../kit/panel-process.ts'
import { steadyVisitor } from '../kit/raw-requests/steady-visitor.ts'
import { storm } from '../kit/raw-requests/storm.ts'

const REQUESTS = 200_000
const WARM_UP = 10_000
/** V8 grows its heap in a step or two before this; from here on memory must stay level. */
const LEVEL_FROM = 60_000
const AT_ONCE = 32
const EVERY = 10_000
/** A leak of 1 kB per request would be five times this. */
const GROWTH_MAX_MB = 30
/** Holds beside seven other jobs on two cores. */
const P99_MAX_MS = 250

test('200,000 malformed requests neither stop the process, leak memory nor slow other visitors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-raw-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeSite(join(folder, 'dist'))
  const panel = await startPanelProcess(join(folder, 'data'), { LOG_LEVEL: 'error' }, folder)
  const port = Number(new URL(panel.origin).port)
  const visitor = await steadyVisitor(panel.origin)
  onTestFinished(() => void visitor.close())

  await storm({ atOnce: AT_ONCE, port, requests: WARM_UP, seed: 1 })
  await visitor.report()
  const quiet = await visitor.report(1000)
  const [memoryBefore, filesBefore] = [memory(panel.pid), openFiles(panel.pid)]
  const levels: number[] = []
  const started = performance.now()
  const { faults, statuses } = await storm({
    atOnce: AT_ONCE,
    port,
    requests: REQUESTS,
    seed: 1_000_000,
    onBatch: (sent) => void (sent % EVERY === 0 && levels.push(memory(panel.pid)))
  })
  const seconds = (performance.now() - started) / 1000
  const stormy = await visitor.report()
  await visitor.close()

  measured(`${REQUESTS} requests in ${seconds.toFixed(0)} s`, Object.fromEntries(statuses))
  measured(`memory in MB before, then every ${EVERY} requests`, [memoryBefore, ...levels])
  measured('a visitor in a quiet moment', quiet)
  measured('a visitor beside the storm', stormy)
  expect(faults).toEqual([])
  expect((await fetch(`${panel.origin}/readyz`)).status).toBe(200)
  expect(panel.output()).toBe('')
  expect(stormy.failed).toBe(0)
  expect(stormy.p99).toBeLessThan(P99_MAX_MS)
  const [level = 0, ...later] = levels.slice(LEVEL_FROM / EVERY - 1)
  expect(Math.max(...later) - level).toBeLessThan(GROWTH_MAX_MB)
  await expect
    .poll(() => openFiles(panel.pid), { timeout: 10_000 })
    .toBeLessThanOrEqual(filesBefore)
  expect(await panel.stop()).toBe(0)
})

function writeSite(store: string): void {
  mkdirSync(join(store, 'releases/one'), { recursive: true })
  mkdirSync(join(store, 'assets/_astro'), { recursive: true })
  symlinkSync('releases/one', join(store, 'current'))
  for (const name of ['index', 'pricing', '404']) {
    writeFileSync(join(store, 'releases/one', `${name}.html`), `<h1>${name}</h1>`.repeat(1000))
  }
  writeFileSync(join(store, 'assets/_astro/page.abc.js'), 'let a = 1;'.repeat(50_000))
}

/** The resident memory of the process, in MB. */
function memory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000)
}

function openFiles(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
