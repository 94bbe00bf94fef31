import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runEditor } from '#panel/commands/run-editor.ts'
import { testSettings } from '../kit/test-settings.ts'
import { startPanelProcess } from '../kit/panel-process.ts'
import { createAccounts } from '../kit/hostile-requests/accounts.ts'
import { hostileCases } from '../kit/hostile-requests/cases.ts'
import { createClient } from '../kit/hostile-requests/send.ts'
import { measured } from '../kit/measured.ts'
import { faultOf, summaryOf } from '../kit/hostile-requests/verdict.ts'

const GROWTH_MAX_MB = 200
const WARM_UP = 3_000

/** Below the queue for hashing passwords (4 at a time, 64 waiting), so that none is refused. */
const AT_ONCE = 12
const REQUESTS = Number(process.env['PROOF_REQUESTS'] ?? 208_000)
const database = process.env['PROOF_DATABASE']

test(`${REQUESTS} hostile requests get no 5xx, slow or revealing response, and leak no memory`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-hostile-'))
  const panel = await startPanelProcess(folder, {
    LOG_LEVEL: 'error',
    ...(database && { DATABASE_URL: database })
  })
  const { close, send } = createClient(Number(new URL(panel.origin).port))
  const settings = { ...testSettings, dataDir: folder, databaseUrl: database }
  const tokens = await createAccounts(panel, (email) => runEditor(settings, [email]))
  const cases = hostileCases(tokens)

  const statuses: Record<number, number> = {}
  const faults: string[] = []
  let sent = 0
  let slowest = 0
  let [base, most] = [0, 0]

  async function sendOn(): Promise<void> {
    for (const one of cases) {
      if (sent >= REQUESTS) return
      sent++
      const answer = await send(one)
      slowest = Math.max(slowest, answer.ms)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const fault = faultOf(one, answer)
      if (fault) faults.push(`${fault}: ${summaryOf(one)}`)
      if (sent === WARM_UP) base = memoryOf(panel.pid)
      if (sent % 1_000 === 0 && base > 0) most = Math.max(most, memoryOf(panel.pid))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
  close()
  const alive = await fetch(`${panel.origin}/readyz`)
  await panel.stop()
  rmSync(folder, { recursive: true, force: true })

  const growth = Math.round(most - base)
  measured(`${sent} hostile requests`, { slowest: Math.round(slowest), base, growth, ...statuses })
  expect(faults.slice(0, 8)).toEqual([])
  expect(alive.status).toBe(200)
  expect(growth).toBeLessThan(GROWTH_MAX_MB)
})

/** The resident memory of the process, in MB. */
function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
}
