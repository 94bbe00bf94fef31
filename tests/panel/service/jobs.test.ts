import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { queueEmail } from '#panel/actions/emails/queue-email.ts'
import { runDueJobs, startWorker } from '#panel/jobs/worker.ts'
import { retryDelay } from '#rules/retries.ts'
import { claimJobs, enqueue, finishJob, retryJob } from '#panel/records/service/jobs.ts'
import { EmailUndeliverable, type EmailTransport } from '#panel/services/email/email-transport.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

const MINUTE = 60_000

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  beforeEach(async () => {
    panel = await startPanel({ engine })
  })
  afterAll(() => panel.close())

  const put = (payload: unknown, more: { dedupe?: string; inMs?: number } = {}) => {
    const now = panel.now()
    const runAt = new Date(now.getTime() + (more.inMs ?? 0))
    return enqueue(panel.world.db, { kind: 'test', payload, dedupe: more.dedupe, runAt, now })
  }
  const claim = (most = 10) => {
    const now = panel.now()
    const leaseUntil = new Date(now.getTime() + MINUTE)
    return claimJobs(panel.world.db, { now, leaseUntil, most })
  }
  const all = () => panel.world.db.selectFrom('jobs').selectAll().orderBy('job_id').execute()

  test('of many workers, one claims each job', async () => {
    for (let index = 0; index < 60; index++) await put({ index })
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(5)))
    const ids = claims.flat().map(({ job_id }) => job_id)
    expect(new Set(ids).size).toBe(ids.length)
    const rest: number[] = []
    for (let more = await claim(5); more.length > 0; more = await claim(5)) {
      rest.push(...more.map(({ job_id }) => job_id))
    }
    expect(new Set([...ids, ...rest]).size).toBe(60)
  })

  test('a worker claims no more jobs than it asks for, whatever PostgreSQL believes about the table', async () => {
    await put({})
    // With statistics of one row, PostgreSQL runs the subquery once per row.
    await sql`vacuum (analyze) jobs`.execute(panel.world.db)
    for (let index = 0; index < 7; index++) await put({ index })
    expect(await claim(5)).toHaveLength(5)
  })

  test('a job is not due before its time', async () => {
    await put({}, { inMs: MINUTE })
    expect(await claim()).toEqual([])
    panel.advanceClock(MINUTE)
    expect(await claim()).toHaveLength(1)
  })

  test('a second job with the same key is not queued', async () => {
    await put({ first: true }, { dedupe: 'one' })
    await put({ first: false }, { dedupe: 'one' })
    await put({}, {})
    await put({}, {})
    expect((await all()).map(({ payload }) => payload)).toEqual([{ first: true }, {}, {}])
  })

  test('a dead worker’s job is due again, and only its new worker can finish it', async () => {
    await put({})
    const [dead] = await claim()
    expect(await claim()).toEqual([])
    panel.advanceClock(MINUTE)
    const [alive] = await claim()
    expect(alive?.tries).toBe(2)
    expect(await finishJob(panel.world.db, dead!, panel.now())).toBe(false)
    expect(await retryJob(panel.world.db, dead!, panel.now(), 'late')).toBe(false)
    expect(await finishJob(panel.world.db, alive!, panel.now())).toBe(true)
    expect(await all()).toMatchObject([{ state: 'done', tries: 2 }])
  })

  test('a rolled-back transaction queues no job', async () => {
    const { db } = panel.world
    const failing = db.transaction().execute(async (tx) => {
      const now = panel.now()
      await enqueue(tx, { kind: 'test', payload: {}, runAt: now, now })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await all()).toEqual([])
  })

  const emailFor = (panelOf: TestPanel) =>
    queueEmail(panelOf.world.db, panelOf.now(), {
      kind: 'verify-email',
      to: { name: 'Ann', address: 'ann@example.org' },
      name: 'Ann',
      language: 'en',
      code: 'mkc_secret'
    })

  const failing = (error: Error, times: number, delivered: string[]): EmailTransport => {
    let left = times
    return {
      kind: 'smtp',
      async send({ id }) {
        if (left-- > 0) throw error
        delivered.push(id)
      }
    }
  }

  test('a failed email is retried with growing delays under the same Message-ID', async () => {
    const ids: string[] = []
    panel.world.email = {
      kind: 'smtp',
      async send({ id }) {
        ids.push(id)
        if (ids.length < 4) throw new Error('the server is away')
      }
    }
    await emailFor(panel)
    for (let tries = 1; tries <= 3; tries++) {
      expect(await runDueJobs(panel.world)).toBe(1)
      expect(await runDueJobs(panel.world)).toBe(0)
      expect(await all()).toMatchObject([{ state: 'ready', last_error: 'the server is away' }])
      panel.advanceClock(retryDelay(tries))
    }
    expect(await runDueJobs(panel.world)).toBe(1)
    expect(new Set(ids).size).toBe(1)
    expect(await all()).toMatchObject([{ state: 'done', tries: 4, payload: {} }])
  })

  test('after eight attempts a job is dead, kept and not retried', async () => {
    const delivered: string[] = []
    panel.world.email = failing(new Error('the server is away'), 99, delivered)
    await emailFor(panel)
    for (let tries = 0; tries < 20; tries++) {
      await runDueJobs(panel.world)
      panel.advanceClock(2 * 60 * MINUTE)
    }
    expect(await all()).toMatchObject([
      { state: 'dead', tries: 8, last_error: 'the server is away', payload: { name: 'Ann' } }
    ])
  })

  test('a permanently refused email is not retried', async () => {
    panel.world.email = failing(new EmailUndeliverable('refused with 550'), 1, [])
    await emailFor(panel)
    await runDueJobs(panel.world)
    expect(await all()).toMatchObject([{ state: 'dead', tries: 1 }])
  })

  test('an unknown kind of job is dead at once, and others continue', async () => {
    await put({})
    await emailFor(panel)
    expect(await runDueJobs(panel.world)).toBe(2)
    expect((await all()).map(({ state }) => state)).toEqual(['dead', 'done'])
    expect(panel.emails).toHaveLength(1)
  })

  test('several workers together send each email once', async () => {
    for (let index = 0; index < 30; index++) await emailFor(panel)
    await Promise.all(Array.from({ length: 5 }, () => runDueJobs(panel.world)))
    expect(new Set(panel.emails.map(({ id }) => id)).size).toBe(30)
    expect(panel.emails).toHaveLength(30)
  })

  test('a stopped worker has finished its jobs', async () => {
    await emailFor(panel)
    const worker = startWorker(panel.world, { everyMs: 10_000 })
    await worker.stop(10_000)
    expect(await all()).toMatchObject([{ state: 'done' }])
    expect(panel.emails).toHaveLength(1)
  })

  test('a stopping worker claims nothing new and releases unfinished jobs', async () => {
    const begun: string[] = []
    const { promise: never } = Promise.withResolvers<void>()
    panel.world.email = {
      kind: 'smtp',
      async send({ id }) {
        begun.push(id)
        await never
      }
    }
    for (let index = 0; index < 8; index++) await emailFor(panel)
    const worker = startWorker(panel.world, { everyMs: 10_000 })
    await vi.waitUntil(() => begun.length === 5, 20_000)
    expect((await claim()).length).toBe(3)

    await worker.stop(0)
    const free = await claim()
    expect(new Set(free.map(({ job_id }) => job_id))).toEqual(
      new Set(begun.map((id) => Number(id.split('-')[1])))
    )
    expect(begun).toHaveLength(5)
  })
})
