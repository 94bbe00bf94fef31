// Load-tests the service, with the load generator on the same machine, against our targets.
//   node scripts/bench/load.ts                       siteData against bare Hono, five minutes of browsing, a flood of log-ins
//   node scripts/bench/load.ts --seconds 30          a shorter run
//   node scripts/bench/load.ts --database postgres://…   on PostgreSQL instead of the embedded database
//   node scripts/bench/load.ts --only browsing
// Needs a built site (npm start builds it) and autocannon, which npx fetches.
// The figures are reliable only on an idle machine.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { createAccounts } from '../../tests/kit/hostile-requests/accounts.ts'
import { type Result, runAutocannon } from './load/cannon.ts'
import { browsing } from './load/browsing.ts'
import { processorSeconds } from './processor-seconds.ts'
import './exit-on-signals.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    database: { type: 'string' }
  }
})
const SITE_DATA_SHARE = 0.6
const BROWSING_P99_MS = 100
const FLOOD_PER_SECOND = 50
const FLOOD_P99_MS = 250

const missed: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'maplekey-load-'))
if (!existsSync(resolve('dist/current/index.html')))
  throw new Error('There is no built site: npm start.')
const panel = await startPanelProcess(folder, {
  LOG_LEVEL: 'warn',
  ...(values.database && { DATABASE_URL: values.database })
})
const [owner = ''] = await createAccounts(panel)

const parts = { siteData, browsing: walk, flood }
for (const [name, part] of Object.entries(parts)) {
  if (values.only?.includes(name) ?? true) await part()
}
await panel.stop()
rmSync(folder, { recursive: true, force: true })

console.log(`Load ${loadavg()[0]?.toFixed(1)}.`)
for (const miss of missed) console.log(`✘ ${miss}`)
if (missed.length === 0) console.log('✔ Every target is met.')
process.exit(missed.length === 0 ? 0 : 1)

/** Alternates with a bare application, so that other load affects both. */
async function siteData() {
  const url = `${panel.origin}/api/general/siteData`
  const bytes = await compressed(url)
  const bare = spawn(process.execPath, ['scripts/bench/load/bare.ts', bytes.toString('base64')], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const [port] = (await once(bare.stdout, 'data')) as [Buffer]
  const shot = { seconds: 8, headers: { 'accept-encoding': 'br' } }
  const rates: { bare: number; ours: number }[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const of = (at: string) => runAutocannon(at, shot).then(({ perSecond }) => perSecond)
    rates.push({
      bare: await of(`http://127.0.0.1:${port.toString().trim()}/`),
      ours: await of(url)
    })
  }
  bare.kill()
  const most = (key: 'bare' | 'ours') => Math.max(...rates.map((rate) => rate[key]))
  const share = most('ours') / most('bare')
  console.log(
    `siteData, ${bytes.length} bytes: ${Math.round(most('ours'))} a second, bare Hono ${Math.round(most('bare'))}: ${share.toFixed(2)}`
  )
  hold(share >= SITE_DATA_SHARE, `siteData is ${share.toFixed(2)} of a bare answer`)
}

async function walk() {
  const har = join(folder, 'browsing.har')
  writeFileSync(har, JSON.stringify(browsing(panel.origin, owner, pageParts())))
  const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
  const before = processorSeconds(panel.pid)
  // All connections send the same request at once; more would measure the queue instead.
  const result = await runAutocannon(panel.origin, { rate, seconds, connections: 10, har })
  const share = (processorSeconds(panel.pid) - before) / seconds
  console.log(`browsing: ${inWords(result)}; ${share.toFixed(2)} of a processor`)
  hold(result.perSecond >= rate * 0.98, `browsing reached ${Math.round(result.perSecond)} a second`)
  hold(result.p99 <= BROWSING_P99_MS, `browsing has a p99 of ${result.p99} ms`)
  hold(failures(result) === 0, `browsing failed ${failures(result)} times`)
}

/** Correct passwords cost as much as wrong ones; rate limits are off here. */
async function flood() {
  const seconds = Math.min(60, Number(values.seconds))
  const login = { email: 'owner@lakeshore.ca', password: 'a wrong password', recaptcha: 'x' }
  const [logins, reads] = await Promise.all([
    runAutocannon(`${panel.origin}/api/auth`, {
      rate: FLOOD_PER_SECOND,
      seconds,
      connections: 50,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login)
    }),
    runAutocannon(`${panel.origin}/api/general/blog?limit=10&offset=0`, {
      rate: 50,
      seconds,
      connections: 10
    })
  ])
  console.log(`log-ins: ${inWords(logins)}\nreads meanwhile: ${inWords(reads)}`)
  hold(reads.p99 <= FLOOD_P99_MS, `reads during a flood of log-ins have a p99 of ${reads.p99} ms`)
  hold(failures(reads) === 0, `reads during the flood failed ${failures(reads)} times`)
}

function failures({ answers, errors }: Result): number {
  return errors + (answers['4xx'] ?? 0) + (answers['5xx'] ?? 0)
}

function inWords({ answers, errors, p50, p99, perSecond }: Result): string {
  const counts = Object.entries(answers).filter(([, count]) => count > 0)
  const said = counts.map(([digit, count]) => `${digit} ${count}`).join(', ')
  return `${perSecond.toFixed(0)} a second, p50 ${p50} ms, p99 ${p99} ms, errors ${errors}; ${said}`
}

function hold(isMet: boolean, otherwise: string): void {
  if (!isMet) missed.push(otherwise)
}

/** The files a browser fetches with the home page and the log-in page. */
function pageParts(): string[] {
  const pages = ['index', 'auth/login'].map((page) =>
    readFileSync(`dist/current/${page}.html`, 'utf8')
  )
  return [
    ...new Set(pages.flatMap((html) => html.match(/\/_astro\/[\w.-]+\.(?:css|js|woff2)/g) ?? []))
  ]
}

function compressed(url: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => done(Buffer.concat(chunks)))
    }).on('error', fail)
  })
}
