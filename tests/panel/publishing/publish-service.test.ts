import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createHooks } from '#panel/app.ts'
import { type Service, startService } from '#panel/service/start-service.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const SECRET = `whsec_${Buffer.from('a secret of the owner of this site').toString('base64')}`
const PUBLISHER = resolve('tests/kit/small-publisher.mjs')

let folder: string
let panel: TestPanel
/** A service without a publisher. */
let quiet: Service
let service: Service | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maplekey-publish-'))
  panel = await startPanel({ settings: { dataDir: folder, publishSecret: SECRET } })
  quiet = await startService(panel.world, { port: 0, siteDir: folder })
})
beforeEach(async () => {
  panel.logged.length = 0
  await panel.world.db.deleteFrom('publish_runs').execute()
})
afterEach(async () => {
  await service?.close()
  service = undefined
})
afterAll(async () => {
  await quiet.close()
  await panel.close()
  rmSync(folder, { recursive: true })
})

const start = () => `http://127.0.0.1:${quiet.port}`

/** A service with a small publisher command. */
async function startPublishing(manner: 'broken' | 'endless' | 'whole') {
  const publish = [process.execPath, PUBLISHER, manner] as const
  service = await startService(panel.world, { port: 0, publish, siteDir: folder })
  return `http://127.0.0.1:${service.port}`
}

type Call = { id?: string; at?: Date; body?: string; secret?: string }

/** Sends a signed Standard Webhook. */
function call(origin: string, { at = new Date(), body = '', id = 'msg_1', secret }: Call = {}) {
  return fetch(`${origin}/hooks/publish`, {
    method: 'POST',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret ?? SECRET).sign(id, at, body)
    }
  })
}

const runs = () => panel.world.db.selectFrom('publish_runs').selectAll().execute()
const standing = (url: string, secret = SECRET) =>
  fetch(url, { headers: { authorization: `Bearer ${secret}` } })
const ended = (origin: string, run_id: number) =>
  vi.waitUntil(
    async () => {
      const { run } = (await (await standing(`${origin}/hooks/publish/${run_id}`)).json()) as {
        run: { state: string; ended: string | null }
      }
      return run.ended === null ? undefined : run
    },
    { timeout: 60_000 }
  )

test('a signed webhook starts the real command, which reads this service, and its status can be polled', async () => {
  const origin = await startPublishing('whole')
  const answer = await call(origin, { body: '{"reason":"the brand colours changed"}' })
  expect(answer.status).toBe(202)
  const { run_id, status_url } = (await answer.json()) as { run_id: number; status_url: string }
  expect(status_url).toBe(`https://maplekey.test/hooks/publish/${run_id}`)
  expect(answer.headers.get('location')).toBe(status_url)
  expect(await ended(origin, run_id)).toMatchObject({
    state: 'done',
    asked_by: 'webhook',
    reason: 'the brand colours changed',
    progress: { step: 'done', message: 'Shown.' },
    summary: {
      changed: ['/blog'],
      gone: [],
      count: 12,
      ms: 2,
      replaced: null,
      warnings: ['a picture is missing']
    }
  })
  expect(panel.logged.join()).toContain('"changed":12,"msg":"published"')
})

test('a failed command’s reason is the run’s', async () => {
  const origin = await startPublishing('broken')
  const { run_id } = (await (await call(origin)).json()) as { run_id: number }
  expect(await ended(origin, run_id)).toMatchObject({
    state: 'failed',
    progress: { step: 'failed', message: 'two pages are not whole' },
    summary: null
  })
})

test('a stopping service releases the run without waiting for the command', async () => {
  const origin = await startPublishing('endless')
  await call(origin)
  await vi.waitUntil(async () => (await runs())[0]?.progress, { timeout: 60_000 })
  await service?.close()
  service = undefined
  const [run] = await runs()
  expect(run).toMatchObject({ state: 'running', tries: 1 })
  expect(run?.lease_until?.getTime()).toBeLessThanOrEqual(+panel.now())
})

test('a service without a publisher leaves the run to another process', async () => {
  const origin = start()
  const { run_id } = (await (await call(origin)).json()) as { run_id: number }
  expect(await runs()).toMatchObject([{ run_id, state: 'queued', tries: 0 }])
})

test('a repeated webhook gets the same run, and concurrent ones share a run', async () => {
  const origin = start()
  const numbers = await Promise.all(
    ['a', 'b', 'b', 'c', 'a'].map(async (id) => {
      const { run_id } = (await (await call(origin, { id })).json()) as { run_id: number }
      return run_id
    })
  )
  expect(new Set(numbers).size).toBe(1)
  await panel.world.db.updateTable('publish_runs').set({ state: 'done' }).execute()
  const again = await call(origin, { id: 'b' })
  expect([again.status, await again.json()]).toMatchObject([202, { run_id: numbers[0] }])
  expect(await runs()).toHaveLength(1)
  await call(origin, { id: 'd' })
  expect(await runs()).toHaveLength(2)
})

const MINUTES_AGO = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test.each<[string, (origin: string) => Promise<Response>]>([
  ['signed by somebody else', (origin) => call(origin, { secret: `${SECRET.slice(0, -4)}AAAA` })],
  ['recorded six minutes ago', (origin) => call(origin, { at: MINUTES_AGO(6) })],
  ['from the future', (origin) => call(origin, { at: MINUTES_AGO(-6) })],
  ['without a signature', (origin) => fetch(`${origin}/hooks/publish`, { method: 'POST' })],
  [
    'with a body other than the signed one',
    (origin) =>
      fetch(`${origin}/hooks/publish`, {
        method: 'POST',
        body: '{"reason":"mine"}',
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
          'webhook-signature': new Webhook(SECRET).sign('msg_1', new Date(), '{}')
        }
      })
  ]
])('a webhook %s is refused, logged, and changes nothing', async (_, send) => {
  const origin = start()
  expect((await send(origin)).status).toBe(401)
  expect(await runs()).toEqual([])
  expect(panel.logged.join()).toContain('"security_event":"webhook_refused"')
})

test('a run’s status needs the secret', async () => {
  const origin = start()
  const { run_id } = (await (await call(origin)).json()) as { run_id: number }
  const url = `${origin}/hooks/publish/${run_id}`
  expect((await standing(url)).status).toBe(200)
  expect((await standing(url, `${SECRET}x`)).status).toBe(404)
  expect((await fetch(url)).status).toBe(404)
  expect((await standing(`${origin}/hooks/publish/999999`)).status).toBe(404)
  expect((await fetch(`${origin}/hooks/publish`)).status).toBe(405)
  expect((await fetch(`${origin}/hooks/else`)).status).toBe(404)
})

test('without a secret the hook answers 404', async () => {
  const settings = { ...panel.world.settings, publishSecret: undefined }
  const hooks = createHooks({ ...panel.world, settings })
  expect((await hooks.request('/hooks/publish', { method: 'POST' })).status).toBe(404)
  const headers = { authorization: `Bearer ${SECRET}` }
  expect((await hooks.request('/hooks/publish/1', { headers })).status).toBe(404)
})
