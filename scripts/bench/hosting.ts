// Measures agents' websites on one process: 1,000 hot websites at 300 requests a second, cold pages, and cached pages
// beside a bare Hono answer. node scripts/bench/hosting.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { openSiteBuild } from '#panel/hosting/site-build.ts'
import { startService } from '#panel/service/start-service.ts'
import { startPanel } from '../../tests/kit/panel.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { newAccount } from '../../tests/kit/new-account.ts'
import { buildAgentSites } from '../site/agent-sites.ts'

const SITES = 1000
const PER_SECOND = 300
const SECONDS = 20

if (process.argv[2] === 'client') await client(Number(process.argv[3]), process.argv[4] ?? '')
else await server()

async function server(): Promise<void> {
  const store = resolve('.astro/test/sites/dist')
  await buildAgentSites(resolve('.'), store)
  const settings = { logLevel: 'silent', rateLimits: false }
  const panel = await startPanel({ engine: 'postgres', settings })
  const { agent_id, token } = await panel.registerAgent()
  await panel.call(chargeAndWebsite, newAccount(), { token })
  const { website_id } = await panel.world.db
    .selectFrom('websites')
    .select('website_id')
    .where('agent_id', '=', agent_id)
    .executeTakeFirstOrThrow()
  await manyHosts(panel.world.db, website_id)
  const sites = await openSiteBuild(resolve(store, 'agent-sites'))
  const service = await startService(panel.world, { port: 0, siteDir: '/nowhere', sites })
  const bare = serve({ fetch: new Hono().get('/', (c) => c.text('x'.repeat(4000))).fetch, port: 0 })
  await once(bare, 'listening')
  const address = bare.address()
  const barePort = typeof address === 'object' && address ? address.port : 0
  console.log(await run(service.port, 'cold'))
  console.log(await run(service.port, 'hot'))
  console.log(`RSS ${Math.round(process.memoryUsage().rss / 1e6)} MB`)
  console.log(await run(service.port, 'cached'), 'beside', await run(barePort, 'bare'))
  process.exit(0)
}

/** The same content under a thousand hosts: the cache's key has the host, so each is a website of its own. */
async function manyHosts(
  db: Awaited<ReturnType<typeof startPanel>>['world']['db'],
  website_id: number
) {
  await sql`
    insert into site_hosts (host, website_id, kind, state)
    select 'hot-' || n || '.test', ${website_id}::int, 'own', 'waiting' from generate_series(1, ${SITES}::int) n
  `.execute(db)
}

async function run(port: number, what: string): Promise<string> {
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    import.meta.filename,
    'client',
    String(port),
    what
  ])
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  await once(child, 'close')
  return said.trim()
}

async function client(port: number, what: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const get = (host: string) =>
    new Promise<number>((done, fail) => {
      const began = performance.now()
      const headers = { host, 'accept-encoding': 'br' }
      request({ agent, host: '127.0.0.1', port, headers }, (response) => {
        response.resume().on('end', () => done(performance.now() - began))
        if (response.statusCode !== 200) fail(new Error(`${host}: ${response.statusCode}`))
      })
        .on('error', fail)
        .end()
    })
  const hot = (at: number) => `hot-${1 + (at % SITES)}.test`
  if (what === 'cold') {
    const times: number[] = []
    for (let at = 0; at < SITES; at++) times.push(await get(hot(at)))
    return report(what, times)
  }
  if (what === 'hot') {
    const times: Promise<number>[] = []
    const began = performance.now()
    for (let at = 0; at < PER_SECOND * SECONDS; at++) {
      const wait = began + (at * 1000) / PER_SECOND - performance.now()
      if (wait > 0) await pause(wait)
      times.push(get(hot(at * 7)))
    }
    return report(what, await Promise.all(times))
  }
  let count = 0
  const until = performance.now() + 5000
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() < until) {
        await get(what === 'bare' ? 'localhost' : hot(count))
        count++
      }
    })
  )
  console.log(`${what} ${Math.round(count / 5)} requests/s`)
  process.exit(0)
}

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1)
  console.log(
    `${what}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms`
  )
  process.exit(0)
}
