import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { siteData } from '#contract/site-data.ts'
import { processRuns } from '#panel/actions/publishing/process-runs.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { enqueue } from '#panel/records/service/jobs.ts'
import { releaseAllLeases } from '#panel/records/service/leases.ts'
import { claimRun, endRun, saveProgress, queueRun } from '#panel/records/publishing/publish-runs.ts'
import type { Publisher } from '#panel/services/publishing/publisher.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

const MINUTE = 60_000
const SUMMARY = {
  changed: ['/blog/1'],
  gone: [],
  count: 1,
  ms: 5,
  replaced: 'before',
  warnings: []
}
const DONE = { step: 'done', done: 1, total: 1, ms: 5, message: '' }
const never = new AbortController().signal

const whole: Publisher = async ({ onStep }) => onStep({ ...DONE, ...SUMMARY })
const broken: Publisher = async ({ onStep }) => {
  onStep({ step: 'failed', message: 'the panel says nothing' })
  throw new Error('it ended with 1')
}

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  beforeAll(async () => {
    panel = await startPanel({ engine })
  })
  beforeEach(async () => {
    await panel.world.db.deleteFrom('publish_runs').execute()
    await panel.world.db.deleteFrom('jobs').execute()
  })
  afterAll(() => panel.close())

  const ask = (reason = 'asked') =>
    queueRun(panel.world.db, { asked_by: 'Ann Lee', reason, now: panel.now() })
  const runs = () =>
    panel.world.db.selectFrom('publish_runs').selectAll().orderBy('run_id').execute()

  test('a queued run is processed and reports a summary', async () => {
    const run_id = await ask('“Rain” published')
    await processRuns(panel.world, whole, never)
    expect(await runs()).toMatchObject([
      { run_id, state: 'done', progress: DONE, summary: SUMMARY, tries: 1, lease_until: null }
    ])
    expect(await claimRun(panel.world.db, { now: panel.now(), leaseUntil: panel.now() })).toBe(
      undefined
    )
  })

  test('of many processes and requests, never two publish at once, and one starts after the last request', async () => {
    const { db } = panel.world
    const written = () => db.selectFrom('jobs').select('job_id').execute()
    let atOnce = 0
    let most = 0
    const seen: number[] = []
    const careful: Publisher = async ({ onStep }) => {
      most = Math.max(most, ++atOnce)
      seen.push((await written()).length)
      atOnce--
      onStep({ ...DONE, ...SUMMARY })
    }
    const wishes = Array.from({ length: 30 }, async () => {
      const now = panel.now()
      await db.transaction().execute(async (tx) => {
        await enqueue(tx, { kind: 'what changed', payload: {}, runAt: now, now })
        await queueRun(tx, { asked_by: 'Ann Lee', reason: 'changed', now })
      })
      await processRuns(panel.world, careful, never)
    })
    await Promise.all(wishes)
    expect(most).toBe(1)
    expect(seen.length).toBeLessThan(30)
    expect(seen.at(-1)).toBe(30)
    expect((await runs()).map(({ state }) => state)).toEqual(seen.map(() => 'done'))
  })

  test('a dead process’s run is taken over when its lease expires', async () => {
    const { db } = panel.world
    await ask()
    const now = panel.now()
    const dead = await claimRun(db, { now, leaseUntil: new Date(+now + MINUTE) })
    await ask('while it ran')
    await processRuns(panel.world, whole, never)
    expect((await runs()).map(({ state }) => state)).toEqual(['running', 'queued'])

    panel.advanceClock(MINUTE)
    await processRuns(panel.world, whole, never)
    expect(await runs()).toMatchObject([
      { state: 'done', tries: 2 },
      { state: 'done', tries: 1 }
    ])
    expect(await saveProgress(db, dead!, { lease_until: panel.now() })).toBe(false)
    const end = { state: 'failed', now: panel.now(), progress: DONE, summary: null } as const
    expect(await endRun(db, dead!, end)).toBe(false)
  })

  test('a run reads current content, not a cached response', async () => {
    const { db } = panel.world
    const first = async () => (await panel.call(siteData, {})).body.testimonials[0].name
    const before = await first()
    const rename = (name: string) =>
      db.updateTable('testimonials').set({ name }).where('position', '=', 1).execute()
    await rename('Somebody New')
    onTestFinished(async () => void (await rename(before)))
    expect(await first()).toBe(before)
    await ask()
    let heard = ''
    const asking: Publisher = async (run) => {
      heard = await first()
      return whole(run)
    }
    await processRuns(panel.world, asking, never)
    expect(heard).toBe('Somebody New')
  })

  test('a stopped run restarts later', async () => {
    await ask()
    const ending = new AbortController()
    const slow: Publisher = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        ending.abort(new Error('the service ends'))
      })
    await processRuns(panel.world, slow, ending.signal)
    expect(await runs()).toMatchObject([{ state: 'running', tries: 1 }])
    await processRuns(panel.world, whole, never)
    expect(await runs()).toMatchObject([{ state: 'done', tries: 2 }])
  })

  test('a run that crashes its process each time fails', async () => {
    const { db } = panel.world
    await ask()
    for (let tries = 0; tries < 5; tries++) {
      await claimRun(db, { now: panel.now(), leaseUntil: panel.now() })
    }
    await processRuns(panel.world, whole, never)
    expect(await runs()).toMatchObject([
      { state: 'failed', progress: { message: 'Its process died at every attempt.' } }
    ])
  })

  test('a failure is reported and retried three times with growing delays', async () => {
    const minutes: number[] = []
    await ask()
    await processRuns(panel.world, broken, never)
    for (let minute = 1; minute <= 15; minute++) {
      panel.advanceClock(MINUTE)
      await runDueJobs(panel.world)
      const before = (await runs()).length
      await processRuns(panel.world, broken, never)
      const last = (await runs()).at(-1)
      if (last?.ended?.getTime() === panel.now().getTime()) minutes.push(minute)
      expect((await runs()).length).toBe(before)
    }
    expect(minutes).toEqual([1, 3, 7])
    expect(await runs()).toMatchObject(
      [true, true, true, false].map((will_retry) => ({
        state: 'failed',
        progress: { message: 'the panel says nothing', will_retry }
      }))
    )
    expect(panel.logged.join()).toContain('publishing failed')
  })

  test('a start on the embedded database doesn’t wait for a dead process’s lease', async () => {
    await ask()
    await claimRun(panel.world.db, {
      now: panel.now(),
      leaseUntil: new Date(+panel.now() + MINUTE)
    })
    await releaseAllLeases(panel.world.db)
    await processRuns(panel.world, whole, never)
    expect(await runs()).toMatchObject([{ state: 'done', tries: 2 }])
  })

  test('a watcher sees progress, and a run that was taken over is aborted', async () => {
    await ask()
    let ended = ''
    const watched: Publisher = ({ onStep, signal }) =>
      new Promise((_, reject) => {
        onStep({ step: 'render', done: 3, total: 9, ms: 1 })
        signal.addEventListener('abort', () => {
          ended = (signal.reason as Error).message
          reject(signal.reason as Error)
        })
        void vi
          .waitUntil(async () => (await runs())[0]?.progress, { timeout: 60_000 })
          .then(async (progress) => {
            expect(progress).toMatchObject({ step: 'render', done: 3, total: 9 })
            await panel.world.db.updateTable('publish_runs').set({ tries: 9 }).execute()
            onStep({ step: 'render', done: 4, total: 9, ms: 1 })
          })
      })
    await processRuns(panel.world, watched, never)
    expect(ended).toBe('the run hung or was taken over')
    expect(await runs()).toMatchObject([{ state: 'running', tries: 9 }])
  })
})
