import { COMPARE_BOOKS, compareBooks, queueComparison } from '../actions/billing/compare-books.ts'
import { PUBLISH_SCHEDULED, publishScheduled } from '../actions/content/publish-item.ts'
import {
  REMOVE_UNUSED_PICTURES,
  removeUnusedPictures
} from '../actions/content/remove-unused-pictures.ts'
import { PUBLISH_AGAIN, publishAgain } from '../actions/publishing/process-run.ts'
import { detachCard } from '../actions/billing/manage-cards.ts'
import { remindAgents } from '../actions/billing/remind.ts'
import { runBilling } from '../actions/billing/run-billing.ts'
import { resumeCharges } from '../actions/charges/resume-charges.ts'
import { SEND_MAIL } from '../actions/emails/emails.ts'
import {
  MAIL_RESET_CODE,
  mailResetCode,
  type ResetRequest
} from '../actions/accounts/reset-password.ts'
import { OPEN_ZONE, openZone, recheckDomains } from '../actions/domains/sync-domain.ts'
import { DETACH_CARD } from '../actions/billing/save-card.ts'
import {
  buryJob,
  claimJobs,
  finishJob,
  giveBackJob,
  type JobRow,
  retryJob
} from '../records/service/jobs.ts'
import { Hopeless, TryLater } from '../services/job-failures.ts'
import type { Which } from '../records/content/items.ts'
import { keepUp, trimLog } from '../records/service/upkeep.ts'
import type { Publisher } from '../services/publishing/publisher.ts'
import type { World } from '../services/world.ts'
import { startPublishing } from './publishing.ts'
import { repeat } from './repeat.ts'
import { sendMail } from './send-email.ts'
import { takeOver } from './take-over.ts'
import { tidy } from './tidy.ts'

type Handler = (world: World, job: JobRow) => Promise<void>

const HANDLERS: Record<string, Handler> = {
  [MAIL_RESET_CODE]: (world, job) =>
    mailResetCode(world, job.payload as ResetRequest, `reset-${job.job_id}`),
  [OPEN_ZONE]: (world, job) => openZone(world, (job.payload as { website_id: number }).website_id),
  [DETACH_CARD]: (world, job) => detachCard(world, (job.payload as { upm_id: string }).upm_id),
  [COMPARE_BOOKS]: (world) => compareBooks(world),
  [PUBLISH_SCHEDULED]: (world, job) => publishScheduled(world, job.payload as Which),
  [PUBLISH_AGAIN]: (world, job) => publishAgain(world, (job.payload as { run_id: number }).run_id),
  [REMOVE_UNUSED_PICTURES]: (world) => removeUnusedPictures(world),
  [SEND_MAIL]: sendMail
}

const LEASE_MS = 2 * 60_000
const AT_ONCE = 5
const TRIES_MAX = 8
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const UPKEEP_MS = 5 * MINUTE_MS
/** A process counts as dead after two of these at most. */
const TAKE_OVER_MS = 1_000
/** At most this much writing is replayed when a killed process starts again. */
const TRIM_LOG_MS = 5_000
/** An agent may be waiting for their order or payment. */
const RESUME_MS = 15_000

/**
 * Does what is due, now and from then on, until it is stopped. Any number of processes may do so at once. Who stops it
 * waits for what it is at, `withinMs` at most; a job that is not done by then is given back, for another to do. Without a
 * publisher the site is published by another process.
 */
export function startWorker(
  world: World,
  { everyMs, publisher }: { everyMs: number; publisher?: Publisher | undefined }
): { stop: (withinMs: number) => Promise<void> } {
  const shift: Shift = { ending: false, held: new Set() }
  const publishing = publisher && startPublishing(world, publisher)
  const rounds = [
    repeat(world, everyMs, () => runDueJobs(world, shift)),
    repeat(world, RESUME_MS, resumeCharges),
    repeat(world, MINUTE_MS, runBilling),
    repeat(world, MINUTE_MS, recheckDomains),
    repeat(world, HOUR_MS, remindAgents),
    repeat(world, HOUR_MS, queueComparison),
    repeat(world, HOUR_MS, tidy),
    ...(world.settings.databaseUrl === undefined
      ? [
          repeat(world, UPKEEP_MS, ({ db }) => keepUp(db)),
          repeat(world, TRIM_LOG_MS, ({ db }) => trimLog(db))
        ]
      : [repeat(world, TAKE_OVER_MS, takeOver())])
  ]
  return {
    async stop(withinMs) {
      shift.ending = true
      const ended = Promise.all([...rounds, publishing].map((round) => round?.stop()))
      if (await endsWithin(ended, withinMs)) return
      for (const job of shift.held) await giveBackJob(world.db, job)
      world.log.warn({ jobs: shift.held.size }, 'the worker was cut off')
    }
  }
}

/** What a worker is at. When it is ending it takes nothing new. */
type Shift = { ending: boolean; held: Set<JobRow> }

/** Does once all that the worker would do at this moment. */
export async function workOnce(world: World): Promise<void> {
  await runBilling(world)
  await remindAgents(world)
  await queueComparison(world)
  await runDueJobs(world)
}

/** Does every job that is due, and answers how many there were. */
export async function runDueJobs(
  world: World,
  shift: Shift = { ending: false, held: new Set() }
): Promise<number> {
  for (let done = 0; ;) {
    if (shift.ending) return done
    const now = world.clock()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const jobs = await claimJobs(world.db, {
      now,
      leaseUntil,
      most: AT_ONCE,
      holder: world.process?.id
    })
    if (jobs.length === 0) return done
    await Promise.all(
      jobs.map(async (job) => {
        shift.held.add(job)
        await work(world, job).finally(() => shift.held.delete(job))
      })
    )
    done += jobs.length
  }
}

async function work(world: World, job: JobRow): Promise<void> {
  const log = world.log.child({ job_id: job.job_id, kind: job.kind, tries: job.tries })
  try {
    // A job that ends its process each time has never failed, only been tried.
    if (job.tries > TRIES_MAX) throw new Hopeless('its process died at every try')
    const handler = HANDLERS[job.kind]
    if (!handler) throw new Hopeless('nobody knows how to do it')
    await handler(world, job)
    await finishJob(world.db, job, world.clock())
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    if (error instanceof Hopeless || job.tries >= TRIES_MAX) {
      await buryJob(world.db, job, world.clock(), reason)
      log.error({ err: error }, 'job given up')
      return
    }
    const asked = error instanceof TryLater ? error.seconds * 1000 : 0
    const pause = Math.max(pauseAfter(job.tries), asked)
    await retryJob(world.db, job, new Date(world.clock().getTime() + pause), reason)
    log.warn({ err: error }, 'job put off')
  }
}

/** 30 seconds, then twice as long each time: the last of eight tries comes an hour after the first. */
export function pauseAfter(tries: number): number {
  return 30_000 * 2 ** (tries - 1)
}

async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, ms, false)
  const isOver = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isOver
}
