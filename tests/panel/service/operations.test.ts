import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { siteData } from '#contract/site-data.ts'
import { createPanel } from '#panel/app.ts'
import { operations } from '#panel/service/operations.ts'
import { countEmails } from '#panel/services/email/count-emails.ts'
import { openMetrics } from '#panel/services/telemetry/metrics.ts'
import type { World } from '#panel/services/world.ts'
import { enqueue } from '#panel/records/service/jobs.ts'
import { queueRun } from '#panel/records/publishing/publish-runs.ts'
import { subscribe } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { metricsToken: 'a-token-of-our-own' } })
})
afterAll(() => panel.close())

/** The health and metrics endpoints over a real socket. */
async function serve(world: World, isClosing = false) {
  const answer = operations(
    world,
    () => isClosing,
    async (host) => host === 'live.ca'
  )
  const server = createServer((asked, response) => {
    if (!answer(asked, response, asked.url?.split('?')[0] ?? '')) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers: { host: 'localhost', ...headers } })
        .on('response', (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () => resolve({ status: response.statusCode, text }))
        })
        .on('error', reject)
        .end()
    })
}

/** A world with an unreachable database. */
function withoutDatabase(): World {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  onTestFinished(() => pool.end())
  return { ...panel.world, db: new Kysely({ dialect: new PostgresDialect({ pool }) }) }
}

test('a running panel is alive and ready', async () => {
  const ask = await serve(panel.world)
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'ok\n' })
  const { status, text } = await ask('/readyz')
  expect([status, JSON.parse(text)]).toEqual([200, { ready: true, database: 'up', closing: false }])
})

test('without its database a panel is alive but not ready, and says why', async () => {
  const ask = await serve(withoutDatabase())
  expect((await ask('/healthz')).status).toBe(200)
  const { status, text } = await ask('/readyz')
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { ready: false, database: 'down', closing: false }
  ])
})

test('a stopping panel is alive but not ready', async () => {
  const ask = await serve(panel.world, true)
  expect((await ask('/healthz')).status).toBe(200)
  const { status, text } = await ask('/readyz')
  expect([status, JSON.parse(text)]).toMatchObject([503, { ready: false, closing: true }])
})

test('metrics are available to this machine and with the token only', async () => {
  const ask = await serve(panel.world)
  const proxied = { 'x-forwarded-for': '203.0.113.9' }
  expect((await ask('/metrics')).status).toBe(200)
  expect((await ask('/metrics', proxied)).status).toBe(404)
  expect((await ask('/metrics', { forwarded: 'for=203.0.113.9' })).status).toBe(404)
  expect((await ask('/metrics', { host: 'maplekey.test' })).status).toBe(404)
  for (const [authorization, status] of [
    ['Bearer a-token-of-our-own', 200],
    ['Bearer a-token-of-our-ow', 404],
    ['Bearer ', 404],
    ['Basic a-token-of-our-own', 404]
  ] as const) {
    expect((await ask('/metrics', { ...proxied, authorization })).status).toBe(status)
  }
  const shut = { ...panel.world, settings: { ...panel.world.settings, metricsToken: undefined } }
  const closed = await serve(shut)
  expect((await closed('/metrics', { ...proxied, authorization: 'Bearer undefined' })).status).toBe(
    404
  )
})

test('metrics count responses, jobs, charges, publish runs, emails and security events', async () => {
  const metrics = openMetrics({ totalCount: 7, idleCount: 4, waitingCount: 2 })
  const world = Object.assign(panel.world, { metrics })
  await subscribe(panel)
  await panel.call(siteData, {})
  await panel.call(logIn, { email: 'x@y.ca', password: 'a wrong one', recaptcha: 'x' })
  await panel.request('/no/such?email=ann@x.ca')
  await panel.request('/no/such/either', { method: 'BREW' })
  const now = panel.now()
  await enqueue(world.db, { kind: 'x', payload: {}, runAt: new Date(+now - 120_000), now })
  await queueRun(world.db, { asked_by: 'Ann', reason: 'changed', now })
  const email = countEmails(world.email, metrics)
  const name = { name: 'Ann', address: 'ann@x.ca' }
  await email.send({ id: '1', to: name, subject: 's', text: 't', html: 'h' })

  const { text } = await (await serve(world))('/metrics')
  for (const line of [
    'maplekey_http_requests_total{method="GET",route="/general/siteData",status="200"} 1',
    'maplekey_http_requests_total{method="POST",route="/auth",status="401"} 1',
    'maplekey_http_requests_total{method="GET",route="none",status="404"} 1',
    'maplekey_http_requests_total{method="other",route="none",status="404"} 1',
    'maplekey_http_request_duration_seconds_bucket{le="10",method="GET",route="/general/siteData"} 1',
    'maplekey_http_request_duration_seconds_count{method="POST",route="/auth"} 1',
    'maplekey_charges{state="succeeded"} 1',
    'maplekey_jobs{state="dead"} 0',
    'maplekey_publish_runs{state="queued"} 1',
    'maplekey_mails_total{result="sent"} 1',
    'maplekey_mails_total{result="failed"} 0',
    'maplekey_security_events_total{event="login_failed"} 1',
    'maplekey_database_connections{state="busy"} 3',
    'maplekey_database_connections{state="idle"} 4',
    'maplekey_database_connections{state="waited_for"} 2',
    'maplekey_database_up 1'
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toMatch(/^maplekey_jobs\{state="overdue"\} [1-9]/m)
  expect(text).not.toContain('@')
})

test('without its database the panel answers 503 and logs it', async () => {
  const app = createPanel(withoutDatabase())
  const { headers, status } = await app.request('/general/blog?limit=1&offset=0')
  expect([status, headers.get('retry-after')]).toEqual([503, '10'])
  expect(panel.logged.join('')).toContain('ECONNREFUSED')
})

test('metrics work without the database and report it down', async () => {
  const { status, text } = await (await serve(withoutDatabase()))('/metrics')
  expect(status).toBe(200)
  expect(text).toContain('maplekey_database_up 0')
})

test('Caddy beside the panel is told which hosts may have a certificate, and nobody else', async () => {
  const ask = await serve(panel.world)
  const path = '/internal/certificate?domain='
  expect((await ask(`${path}live.ca`)).status).toBe(200)
  expect((await ask(`${path}stranger.ca`)).status).toBe(404)
  expect((await ask('/internal/certificate')).status).toBe(404)
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }
  expect((await ask(`${path}live.ca`, forwarded)).status).toBe(404)
})

test('the probe host proves that requests reach this installation', async () => {
  const reach = { ...panel.world.reach, answerProbe: (nonce: string) => `proof of ${nonce}` }
  const ask = await serve({ ...panel.world, reach })
  const nonce = '0123456789abcdef'.repeat(2)
  const host = 'probe.sites.maplekey.test'
  expect(await ask(`/_site/reach?nonce=${nonce}`, { host })).toEqual({
    status: 200,
    text: `proof of ${nonce}`
  })
  expect((await ask(`/_site/reach?nonce=${nonce}`)).status).toBe(404)
  expect((await ask('/_site/reach?nonce=short', { host })).status).toBe(404)
})
