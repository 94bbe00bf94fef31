// Measures agents' websites on one process: 1,000 websites at 300 requests a second, cold pages, memory, and cached
// pages beside a bare Hono answer of the same bytes.
//   node scripts/bench/hosting.ts                      on the embedded database and on PostgreSQL
//   node scripts/bench/hosting.ts --engine postgres --seconds 60 --rounds 5
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { builtSites } from '../../tests/kit/agent-sites.ts'
import { type PanelProcess, startPanelProcess } from '../../tests/kit/panel-process.ts'
import { freshPostgres } from '../../tests/kit/postgres.ts'
import type { Load, Loaded } from './hosting/client.ts'
import { makeWebsites } from './hosting/websites.ts'
import { processorSeconds } from './processor-seconds.ts'
import './exit-on-signals.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    websites: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' }
  }
})
const PATHS = ['/', '/about', '/contact']
const TARGETS = { coldMs: 15, hotMs: 50, rssMb: 400, share: 0.6 }
/** As scripts/run.mjs starts the service. */
const FLAGS = ['--disable-warning=ExperimentalWarning']
const seconds = Number(values.seconds)

const missed: string[] = []
for (const engine of ['embedded', 'postgres'] as const) {
  if ((values.engine ?? engine) === engine) await measure(engine)
}
console.log(`Load ${loadavg()[0]?.toFixed(1)}.`)
for (const miss of missed) console.log(`✘ ${miss}`)
if (missed.length === 0) console.log('✔ Every target is met.')
process.exit(missed.length === 0 ? 0 : 1)

async function measure(engine: 'embedded' | 'postgres'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-hosting-'))
  const env: Record<string, string> = { LOG_LEVEL: 'warn', HUMAN_CHECK: 'off', RATE_LIMITS: 'off' }
  if (engine === 'postgres') env['DATABASE_URL'] = (await freshPostgres()).url
  const hosts = await makeWebsites(
    { ...process.env, ...env, PANEL_DATA: folder },
    Number(values.websites)
  )
  const alone = engine === 'embedded' ? await databaseAlone(folder) : undefined
  const sites = builtSites()
  const caches = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') }
  const panel = await startPanelProcess(folder, { ...env, ...caches }, sites, FLAGS)
  const port = Number(new URL(panel.origin).port)
  const idle = rss(panel)
  const load = (kind: Load['kind'], bare?: number) =>
    run({ port: bare ?? port, hosts, paths: bare ? ['/'] : PATHS, kind })

  const cold = await load({ once: true })
  const hot = await load({ perSecond: Number(values.rate), seconds })
  const shares = await besideBare(panel, load)
  const [hotNow, most] = [rss(panel), rss(panel, 'VmHWM')]
  await panel.stop()
  rmSync(folder, { recursive: true, force: true })

  console.log(`${engine}: cold ${inWords(cold)}; hot at ${values.rate}/s ${inWords(hot)}`)
  const database = alone === undefined ? '' : `, the database alone ${alone} MB`
  console.log(`  RSS: started ${idle} MB, hot ${hotNow} MB, at most ${most} MB${database}`)
  console.log(`  cached beside bare: ${shares.said.join(' | ')}`)
  hold(cold.p99 <= TARGETS.coldMs, `${engine}: a cold page takes ${cold.p99.toFixed(1)} ms (p99)`)
  hold(hot.p99 <= TARGETS.hotMs, `${engine}: hot pages take ${hot.p99.toFixed(1)} ms (p99)`)
  hold(most <= TARGETS.rssMb, `${engine}: RSS is ${most} MB`)
  hold(shares.middle >= TARGETS.share, `${engine}: a cached page is ${shares.middle} of a bare one`)
}

/** Alternates with a bare application, so that other load affects both. */
async function besideBare(
  panel: PanelProcess,
  load: (kind: Load['kind'], bare?: number) => Promise<Loaded>
) {
  const { bytes } = await load({ seconds: 3 })
  const body = Buffer.alloc(bytes, 'x').toString('base64')
  const bare = spawn(process.execPath, [resolve('scripts/bench/load/bare.ts'), body], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  process.once('exit', () => bare.kill())
  const [said] = (await once(bare.stdout, 'data')) as [Buffer]
  const port = Number(said.toString())
  await load({ seconds: 3 }, port)
  const rounds: { share: number; said: string }[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const ours = await withProcessor(panel.pid, () => load({ seconds: 5 }))
    const theirs = await withProcessor(bare.pid, () => load({ seconds: 5 }, port))
    const share = Number((ours.perSecond / theirs.perSecond).toFixed(2))
    const of = ({ micros, perSecond }: typeof ours) => `${Math.round(perSecond)}/s (${micros} µs)`
    rounds.push({ share, said: `${of(ours)} : ${of(theirs)} = ${share}` })
  }
  bare.kill()
  const sorted = rounds.map(({ share }) => share).sort((a, b) => a - b)
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, said: rounds.map((one) => one.said) }
}

/** Beside the rate: the processor's time for one answer, which other load hardly affects. */
async function withProcessor(pid: ChildProcess['pid'], work: () => Promise<Loaded>) {
  const before = processorSeconds(pid)
  const done = await work()
  const spent = (processorSeconds(pid) - before) * 1e6
  return { ...done, micros: Math.round(spent / done.requests) }
}

/** Megabytes of memory that the process has now, or had at most. */
function rss({ pid }: PanelProcess, field: 'VmHWM' | 'VmRSS' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n')
  const kilobytes = status.find((line) => line.startsWith(field))?.match(/\d+/)?.[0]
  return Math.round((Number(kilobytes) * 1024) / 1e6)
}

async function databaseAlone(folder: string): Promise<number> {
  const told = await output(resolve('scripts/bench/hosting/database-alone.ts'), folder)
  return Math.round((JSON.parse(told) as { rss: number }).rss / 1e6)
}

async function run(load: Load): Promise<Loaded> {
  return JSON.parse(
    await output(resolve('scripts/bench/hosting/client.ts'), JSON.stringify(load))
  ) as Loaded
}

async function output(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [...FLAGS, ...args], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
  return said
}

function inWords({ longest, p50, p99 }: Loaded): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`
}

function hold(isMet: boolean, otherwise: string): void {
  if (!isMet) missed.push(otherwise)
}
