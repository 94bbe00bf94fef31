import { setTimeout as pause } from 'node:timers/promises'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import { publishedItemId } from '../../records/content/items.ts'
import { enqueue } from '../../records/service/jobs.ts'
import {
  claimRun,
  endRun,
  failuresInARow,
  giveBackRun,
  noteProgress,
  queueRun,
  type RunRow
} from '../../records/publishing/publish-runs.ts'
import type { Publisher } from '../../services/publishing/publisher.ts'
import type { World } from '../../services/world.ts'
import { Steps } from './steps.ts'

export const PUBLISH_AGAIN = 'publish-again'

const LEASE_MS = 30_000
/** How often an editor who watches sees it move. */
const PULSE_MS = 400
/** A run whose process died each time is not begun once more. */
const TRIES_MAX = 5
const AGAIN_MAX = 3
const MESSAGE_MAX = 500
const AGAIN_MS = 60_000

/** Does what is asked for, one run after the other, until nothing waits or `ending` is told. */
export async function drivePublishing(
  world: World,
  publisher: Publisher,
  ending: AbortSignal
): Promise<void> {
  while (!ending.aborted) {
    const run = await claimRun(world.db, { now: world.clock(), leaseUntil: leaseFrom(world) })
    if (!run) return
    if (run.tries > TRIES_MAX) await fail(world, run, 'Its process died at every try.')
    else await drive(world, publisher, run, ending)
  }
}

async function drive(
  world: World,
  publisher: Publisher,
  run: RunRow,
  ending: AbortSignal
): Promise<void> {
  const { db, log } = world
  const start = performance.now()
  const { run_id, tries } = run
  log.info({ run_id, tries }, 'publishing')
  // What is published is asked of this process, and must be what it is now.
  world.contentRevision.now++
  const lost = new AbortController()
  const heard = new Steps()
  const pulse = keepAlive(world, run, heard, lost)
  try {
    await publisher({
      hear: (step) => heard.take(step),
      signal: AbortSignal.any([ending, lost.signal])
    })
    await pulse.stop()
    const { last, summary } = heard
    if (last?.step !== 'done' || !summary) throw new Error('it did not say what it has done')
    for (const warning of summary.warnings)
      log.warn({ run_id, warning }, 'published with a warning')
    const problems = await nameItems(db, summary.problems)
    // Its title is content, and may name a person.
    for (const { title: _, ...problem } of problems)
      log.warn({ run_id, ...problem }, 'published without an item')
    const told = { ...summary, problems }
    await endRun(db, run, { state: 'done', now: world.clock(), progress: last, summary: told })
    const ms = Math.round(performance.now() - start)
    log.info({ run_id, tries, ms, changed: summary.count }, 'published')
  } catch (error) {
    await pulse.stop()
    if (ending.aborted) return giveBackRun(db, run, world.clock())
    // It is another process's by now, and that one says how it ends.
    if (lost.signal.aborted && !heard.isSilent()) return
    const reason = heard.failure() ?? (error instanceof Error ? error.message : 'unknown')
    const permanent = heard.isPermanent
    log.error({ reason, run_id, tries, permanent }, 'publishing failed')
    await fail(world, run, reason, permanent)
  }
}

/** Writes down how far it is, and that this process lives. Where the run is no longer ours, or hangs, it is ended. */
function keepAlive(world: World, run: RunRow, heard: Steps, lost: AbortController) {
  const over = new AbortController()
  const beating = beat()

  async function beat(): Promise<void> {
    let notedAt = performance.now()
    while (!over.signal.aborted) {
      await pause(PULSE_MS, undefined, { signal: over.signal }).catch(() => undefined)
      const isDue = performance.now() - notedAt > LEASE_MS / 4
      if (over.signal.aborted || !(heard.fresh || isDue)) continue
      heard.fresh = false
      notedAt = performance.now()
      const note = { lease_until: leaseFrom(world), progress: heard.last }
      // A database that is away for a moment is no reason to stop; the lease says when it is.
      const isOurs = await noteProgress(world.db, run, note).catch(() => true)
      if (!isOurs || heard.isSilent()) lost.abort(new Error('it was lost, or hung'))
    }
  }

  return {
    async stop(): Promise<void> {
      over.abort()
      await beating
    }
  }
}

async function fail(world: World, run: RunRow, message: string, permanent = false): Promise<void> {
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    const failures = (await failuresInARow(tx)) + 1
    const will_retry = !permanent && failures <= AGAIN_MAX
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
      runAt: new Date(now.getTime() + AGAIN_MS * 2 ** (failures - 1)),
      now
    })
  })
}

/** Entries of the site's lists have no number there; here they are known by their titles. */
async function nameItems(
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

/** What was asked for and failed is asked for again: nobody may be there who would press. */
export async function publishAgain(world: World, run_id: number): Promise<void> {
  const { clock, contentRevision, db } = world
  await queueRun(db, { asked_by: 'panel', reason: `run ${run_id} failed`, now: clock() })
  contentRevision.now++
}

function leaseFrom({ clock }: World): Date {
  return new Date(clock().getTime() + LEASE_MS)
}
