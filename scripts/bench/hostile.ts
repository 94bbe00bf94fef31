// Throws hostile requests at the real service, a process of its own: every field with everything that breaks careless
// programs, and bodies, headers, methods, paths and messages that are none. Nothing may be answered 5xx, take longer than
// two seconds or tell of the inside, and the process must not grow.
//   node scripts/bench/hostile.ts                     208,000 requests
//   node scripts/bench/hostile.ts --requests 5000 --database postgres://…
//   node scripts/bench/hostile.ts --only /api/editor  those paths that begin so
// Passwords are hashed four at a time and 64 may wait: the line of requests here is shorter, so that none is sent away.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runEditor } from '#panel/commands/run-editor.ts'
import { testSettings } from '../../tests/kit/panel.ts'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { openAccounts } from '../../tests/kit/hostile-requests/accounts.ts'
import { type Case, hostileCases } from '../../tests/kit/hostile-requests/cases.ts'
import { sender } from '../../tests/kit/hostile-requests/send.ts'
import { faultOf, inShort } from '../../tests/kit/hostile-requests/verdict.ts'

const GROWTH_MAX_MB = 200
const WARM_UP = 3_000

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '208000' },
    'at-once': { type: 'string', default: '12' },
    database: { type: 'string' },
    only: { type: 'string', default: '' }
  }
})
const wanted = Number(values.requests)

const folder = mkdtempSync(join(tmpdir(), 'maplekey-hostile-'))
const panel = await startPanelProcess(folder, {
  LOG_LEVEL: 'error',
  ...(values.database && { DATABASE_URL: values.database })
})
const { close, send } = sender(Number(new URL(panel.origin).port))

const statuses = new Map<number, number>()
let faults = 0
/** How often each kind of fault was met. */
const kinds = new Map<string, number>()
/** Of each kind as many are shown. */
const SHOWN = 8
let sent = 0
let slowest = 0
let [base, most] = [0, 0]

const settings = { ...testSettings, dataDir: folder, databaseUrl: values.database }
const tokens = await openAccounts(panel, (email) => runEditor(settings, [email]))
const cases = only(values.only, hostileCases(tokens))
const started = performance.now()
await Promise.all(Array.from({ length: Number(values['at-once']) }, sendOn))
const seconds = (performance.now() - started) / 1000

close()
const alive = await fetch(`${panel.origin}/readyz`)
if (!alive.ok) fail(`the service is not ready afterwards: ${alive.status}`)
const said = panel.said()
await panel.stop()
rmSync(folder, { recursive: true, force: true })

const growth = Math.round(most - base)
if (growth > GROWTH_MAX_MB) fail(`memory grew by ${growth} MB`)
console.log(`${sent} requests in ${seconds.toFixed(0)} s, the slowest ${Math.round(slowest)} ms`)
console.log(
  [...statuses]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
)
console.log(`memory ${Math.round(base)} MB after ${WARM_UP} requests, ${growth} MB more at most`)
console.log(said.split('\n').slice(0, 5).join('\n'))
for (const [kind, count] of kinds) console.log(`✘ ${kind}: ${count} times`)
console.log(faults > 0 ? `✘ ${faults} faults` : '✔ nothing 5xx, slow, told or grown')
process.exit(faults > 0 ? 1 : 0)

function* only(begin: string, all: Iterable<Case>): Generator<Case> {
  for (const one of all) if (one.path.startsWith(begin)) yield one
}

async function sendOn(): Promise<void> {
  for (const one of cases) {
    if (sent >= wanted) return
    sent++
    await sendOne(one)
    if (sent === WARM_UP) base = memory()
    if (sent % 1_000 === 0 && base > 0) most = Math.max(most, memory())
    if (sent % 20_000 === 0)
      console.log(`${sent} sent, ${faults} faults, ${Math.round(memory())} MB`)
  }
}

async function sendOne(one: Case): Promise<void> {
  const answer = await send(one)
  slowest = Math.max(slowest, answer.ms)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  const fault = faultOf(one, answer)
  if (!fault) return
  const met = fail(fault.replaceAll(/\d+ ms/g, 'too long'))
  if (met <= SHOWN) console.log(`✘ ${fault}: ${inShort(one)}`)
}

/** Counts a fault of a kind, and answers how often it was met. */
function fail(kind: string): number {
  faults++
  const met = (kinds.get(kind) ?? 0) + 1
  kinds.set(kind, met)
  return met
}

/** What the process holds, in MB, as the kernel counts it. */
function memory(): number {
  const status = readFileSync(`/proc/${panel.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
}
