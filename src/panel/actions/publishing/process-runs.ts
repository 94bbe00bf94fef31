import { setTimeout as pause } from 'node:timers/promises'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import { publishedItemId } from '../../records/content/items.ts'
import { enqueue } from '../../records/service/jobs.ts'
import {
  claimRun,
  endRun,
  consecutiveFailures,
  releaseRun,
  saveProgress,
  queueRun,
  type RunRow
} from '../../records/publishing/publish-runs.ts'
import type { Publisher } from '../../services/publishing/publisher.ts'
import type { World } from '../../services/world.ts'
import { PublisherOutput } from './publisher-output.ts'

export const PUBLISH_AGAIN = 'publish-again'

const LEASE_MS = 30_000
/** How often progress is saved for watching editors. */
const HEARTBEAT_MS = 400
/** A run fails once its process has died this often. */
const TRIES_MAX = 5
const RETRIES_MAX = 3
const MESSAGE_MAX = 500
const RETRY_MS = 60_000

/** Processes queued runs one by one until none is left or `ending` is aborted. */
export async function processRuns(
  world: World,
  publisher: Publisher,
  ending: AbortSignal
): Promise<void> {
  while (!ending.aborted) {
    const run = await claimRun(world.db, { now: world.clock(), leaseUntil: leaseFrom(world) })
    if (!run) return
    if (run.tries > TRIES_MAX) await fail(world, run, 'Its process died at every attempt.')
    else await processRun(world, publisher, run, ending)
  }
}

async function processRun(
  world: World,
  publisher: Publisher,
  run: RunRow,
  ending: AbortSignal
): Promise<void> {
  const { db, log } = world
  const start = performance.now()
  const { run_id, tries } = run
  log.info({ run_id, tries }, 'publishing')
  // The publisher reads content from this process, which must not serve it from a cache.
  world.contentRevision.now++
  const lost = new AbortController()
  const output = new PublisherOutput()
  const heartbeat = startHeartbeat(world, run, output, lost)
  try {
    await publisher({
      onStep: (step) => output.receive(step),
      signal: AbortSignal.any([ending, lost.signal])
    })
    await heartbeat.stop()
    const { last, summary } = output
    if (last?.step !== 'done' || !summary) throw new Error('the publisher sent no summary')
    for (const warning of summary.warnings)
      log.warn({ run_id, warning }, 'published with a warning')
    const problems = await resolveItemIds(db, summary.problems)
    // Titles stay out of the log, since they may name a person.
    for (const { title: _, ...problem } of problems)
      log.warn({ run_id, ...problem }, 'published without an item')
    const shown = { ...summary, problems }
    await endRun(db, run, { state: 'done', now: world.clock(), progress: last, summary: shown })
    const ms = Math.round(performance.now() - start)
    log.info({ run_id, tries, ms, changed: summary.count }, 'published')
  } catch (error) {
    await heartbeat.stop()
    if (ending.aborted) return releaseRun(db, run, world.clock())
    // Another process has taken the run over and will record its end.
    if (lost.signal.aborted && !output.isHanging()) return
    const reason = output.failure() ?? (error instanceof Error ? error.message : 'unknown')
    const permanent = output.isPermanent
    log.error({ reason, run_id, tries, permanent }, 'publishing failed')
    await fail(world, run, reason, permanent)
  }
}

/** Renews the lease and saves progress. Aborts a run that hangs or was taken over. */
function startHeartbeat(world: World, run: RunRow, output: PublisherOutput, lost: AbortController) {
  const stopped = new AbortController()
  const running = beat()

  async function beat(): Promise<void> {
    let notedAt = performance.now()
    while (!stopped.signal.aborted) {
      await pause(HEARTBEAT_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
      const isDue = performance.now() - notedAt > LEASE_MS / 4
      if (stopped.signal.aborted || !(output.fresh || isDue)) continue
      output.fresh = false
      notedAt = performance.now()
      const note = { lease_until: leaseFrom(world), progress: output.last }
      // A short database outage is no reason to stop; the lease decides.
      const isOurs = await saveProgress(world.db, run, note).catch(() => true)
      if (!isOurs || output.isHanging()) lost.abort(new Error('the run hung or was taken over'))
    }
  }

  return {
    async stop(): Promise<void> {
      stopped.abort()
      await running
    }
  }
}

async function fail(world: World, run: RunRow, message: string, permanent = false): Promise<void> {
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    const failures = (await consecutiveFailures(tx)) + 1
    const will_retry = !permanent && failures <= RETRIES_MAX
    const progress = {
      step: 'failed',
      done: 0,
      total: 0,
      ms: 0,
      message: message.slice(0, MESSAGE_MAX),
      will_retry
    }
    const isOurs = await endRun(tx, run, { state: 'failed', now, progress, summary: null })
    if (!isOurs || !will_retry) return
    await enqueue(tx, {
      kind: PUBLISH_AGAIN,
      payload: { run_id: run.run_id },
      runAt: new Date(now.getTime() + RETRY_MS * 2 ** (failures - 1)),
      now
    })
  })
}

/** The built site doesn't know the ids of questions and testimonials, so finds them by title. */
async function resolveItemIds(
  db: World['db'],
  problems: readonly PublishProblem[]
): Promise<PublishProblem[]> {
  return Promise.all(
    problems.map(async (problem) => {
      const { item_id, kind, title } = problem
      if (item_id !== null || (kind !== 'faq' && kind !== 'testimonial')) return problem
      return { ...problem, item_id: (await publishedItemId(db, kind, title)) ?? null }
    })
  )
}

/** Queues another run after a failure, since no editor may be there to retry. */
export async function publishAgain(world: World, run_id: number): Promise<void> {
  const { clock, contentRevision, db } = world
  await queueRun(db, { asked_by: 'panel', reason: `run ${run_id} failed`, now: clock() })
  contentRevision.now++
}

function leaseFrom({ clock }: World): Date {
  return new Date(clock().getTime() + LEASE_MS)
}
