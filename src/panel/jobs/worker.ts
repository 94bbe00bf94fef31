import { retryDelay, TRIES_MAX } from '#rules/retries.ts'
import * as closing from '../actions/accounts/closing-jobs.ts'
import { COMPARE_BOOKS, compareBooks, queueComparison } from '../actions/billing/compare-books.ts'
import { PUBLISH_SCHEDULED, publishScheduled } from '../actions/content/publish-item.ts'
import {
  REMOVE_UNUSED_PICTURES,
  removeUnusedPictures
} from '../actions/content/remove-unused-pictures.ts'
import { PUBLISH_AGAIN, publishAgain } from '../actions/publishing/process-runs.ts'
import { CHECK_FORM, checkForm, queueNightlyChecks } from '../actions/leads/check-form.ts'
import { PASS_ON_LEAD, passOnLead } from '../actions/leads/pass-on-lead.ts'
import {
  CONFIRM_SEARCH,
  sendConfirmation
} from '../actions/leads/saved-searches/send-confirmation.ts'
import { SEND_PRIVACY_LINK, sendPrivacyLink } from '../actions/leads/choices/send-link.ts'
import { TELL_OF_REQUEST, tellOfRequest } from '../actions/leads/requests/tell-of-request.ts'
import { SEND_VOW_LINK, sendVowLink } from '../actions/leads/vow/send-link.ts'
import { endOpenHouses } from '../actions/listings/end-open-houses.ts'
import { feedOpener } from '../actions/listings/feeds/open-feed.ts'
import { fetchFeedPhotos } from '../actions/listings/feeds/fetch-feed-photos.ts'
import { listingEventSender } from '../actions/listings/feeds/send-listing-events.ts'
import { pollFeeds } from '../actions/listings/feeds/poll-feeds.ts'
import { remindOfAgreements } from '../actions/listings/feeds/remind-of-agreements.ts'
import { forgetRemovedFeeds } from '../actions/listings/feeds/site-feeds.ts'
import { tellAgentsOfFeeds } from '../actions/listings/feeds/tell-agents.ts'
import { createMissingSites } from '../actions/websites/create-site.ts'
import { MAKE_EXPORT, makeExport } from '../actions/exports/make-export.ts'
import { deleteObjects } from '../actions/websites/delete-objects.ts'
import { MAKE_SITE_PICTURES, makeSitePictures } from '../actions/websites/make-site-pictures.ts'
import { PUBLISH_POST_SCHEDULED, publishPostScheduled } from '../actions/websites/publish-post.ts'
import { MOVE_BROKERAGE, moveScheduled } from '../actions/websites/brokerage-moves.ts'
import { PUBLISH_SITE_SCHEDULED, publishSiteScheduled } from '../actions/websites/publish-site.ts'
import { detachCard } from '../actions/billing/manage-cards.ts'
import { remindAgents } from '../actions/billing/remind.ts'
import { runBilling } from '../actions/billing/run-billing.ts'
import { resumeCharges } from '../actions/charges/resume-charges.ts'
import { sendMonthlyReports } from '../actions/leads/send-reports.ts'
import { sendSummaries } from '../actions/leads/send-summaries.ts'
import { processBulkEmails } from '../actions/leads/process-bulk-emails.ts'
import { SEND_EMAIL } from '../actions/emails/queue-email.ts'
import {
  EMAIL_RESET_CODE,
  queueResetEmail,
  type ResetRequest
} from '../actions/accounts/reset-password.ts'
import { recheckDomains, SYNC_DOMAIN, syncNewDomain } from '../actions/domains/sync-domain.ts'
import { DETACH_CARD } from '../actions/billing/save-card.ts'
import {
  markJobDead,
  claimJobs,
  finishJob,
  releaseJob,
  type JobRow,
  retryJob
} from '../records/service/jobs.ts'
import { PermanentFailure, RetryLater } from '../services/job-failures.ts'
import type { Which } from '../records/content/items.ts'
import type { WhichPost } from '../records/websites/site-posts.ts'
import { takeOverMessages } from '../records/leads/late-messages.ts'
import { vacuumTables, checkpointLog } from '../records/service/vacuum.ts'
import type { World } from '../services/world.ts'
import { startPublishing } from './publishing.ts'
import { repeat } from './repeat.ts'
import { sendEmail } from './send-email.ts'
import { takeOver } from './take-over.ts'
import { removeExpired } from './remove-expired.ts'
import type { WorkerOptions } from './worker-options.ts'

type Handler = (world: World, job: JobRow, state: WorkerState) => Promise<void>

const HANDLERS: Record<string, Handler> = {
  [EMAIL_RESET_CODE]: (world, job) =>
    queueResetEmail(world, job.payload as ResetRequest, `reset-${job.job_id}`),
  [SYNC_DOMAIN]: (world, job) =>
    syncNewDomain(world, (job.payload as { website_id: number }).website_id),
  [DETACH_CARD]: (world, job) => detachCard(world, (job.payload as { upm_id: string }).upm_id),
  [COMPARE_BOOKS]: (world) => compareBooks(world),
  [PUBLISH_SCHEDULED]: (world, job) => publishScheduled(world, job.payload as Which),
  [PUBLISH_AGAIN]: (world, job) => publishAgain(world, (job.payload as { run_id: number }).run_id),
  [MAKE_EXPORT]: (world, job, { sites }) => makeExport(world, job, sites),
  [MAKE_SITE_PICTURES]: (world, job) =>
    makeSitePictures(world, (job.payload as { website_id: number }).website_id),
  [PUBLISH_SITE_SCHEDULED]: (world, job) =>
    publishSiteScheduled(world, (job.payload as { website_id: number }).website_id),
  [MOVE_BROKERAGE]: (world, job) =>
    moveScheduled(world, (job.payload as { website_id: number }).website_id),
  [PUBLISH_POST_SCHEDULED]: (world, job) => publishPostScheduled(world, job.payload as WhichPost),
  [REMOVE_UNUSED_PICTURES]: (world) => removeUnusedPictures(world),
  [closing.DELETE_CUSTOMER]: closing.deleteCustomer,
  [closing.DELETE_ZONE]: closing.deleteZone,
  [CHECK_FORM]: checkForm,
  [CONFIRM_SEARCH]: sendConfirmation,
  [SEND_VOW_LINK]: sendVowLink,
  [SEND_PRIVACY_LINK]: sendPrivacyLink,
  [TELL_OF_REQUEST]: tellOfRequest,
  [PASS_ON_LEAD]: passOnLead,
  [SEND_EMAIL]: sendEmail
}

export const JOB_KINDS: readonly string[] = Object.keys(HANDLERS)

const LEASE_MS = 2 * 60_000
/** Jobs run side by side, each in a lane of its own: one that waits for a silent server holds up no other. */
const LANES = 5
const MINUTE_MS = 60_000
const REACH_MS = 5 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
const REPORTS_MS = 5 * MINUTE_MS
/** Each feed says itself when it is due. */
const FEEDS_MS = MINUTE_MS
/** A visitor may be looking at the drawing in a photograph's place. */
const PHOTOS_MS = 3_000
/** Collects a batch. */
const LISTING_EVENTS_MS = 10_000
const VACUUM_MS = 5 * MINUTE_MS
/** A dead process is detected within two of these. */
const TAKE_OVER_MS = 1_000
/** Bounds how much of the write-ahead log a killed process replays at its next start. */
const CHECKPOINT_MS = 5_000
/** Each round sends the emails of one second. */
const BULK_MS = 1_000
/** An agent may be waiting for their order or payment. */
const RESUME_MS = 15_000

/**
 * Runs due work until stopped; any number of processes may do so at once. Stopping waits up to
 * `withinMs` for running jobs, then releases them to other workers. Without a publisher, another
 * process publishes the site.
 */
export function startWorker(
  world: World,
  { everyMs, publisher, sites }: WorkerOptions
): { stop: (withinMs: number) => Promise<void> } {
  const state: WorkerState = { ending: false, held: new Set(), sites }
  const publishing = publisher && startPublishing(world, publisher)
  const openFeed = feedOpener(world)
  const rounds = [
    ...lanes(() => repeat(world, everyMs, () => runLane(world, state))),
    repeat(world, BULK_MS, processBulkEmails),
    repeat(world, RESUME_MS, resumeCharges),
    repeat(world, MINUTE_MS, runBilling),
    repeat(world, REACH_MS, ({ reach }) => reach.check()),
    repeat(world, MINUTE_MS, recheckDomains),
    repeat(world, HOUR_MS, remindAgents),
    repeat(world, REPORTS_MS, sendMonthlyReports),
    repeat(world, MINUTE_MS, sendSummaries),
    repeat(world, MINUTE_MS, takeOverMessages),
    repeat(world, FEEDS_MS, () => pollFeeds(world, openFeed)),
    repeat(world, PHOTOS_MS, fetchFeedPhotos),
    repeat(world, MINUTE_MS, deleteObjects),
    repeat(world, MINUTE_MS, tellAgentsOfFeeds),
    repeat(world, LISTING_EVENTS_MS, listingEventSender()),
    repeat(world, HOUR_MS, remindOfAgreements),
    repeat(world, HOUR_MS, forgetRemovedFeeds),
    repeat(world, MINUTE_MS, endOpenHouses),
    repeat(world, HOUR_MS, queueComparison),
    repeat(world, HOUR_MS, createMissingSites),
    repeat(world, HOUR_MS, queueNightlyChecks),
    repeat(world, HOUR_MS, removeExpired),
    ...(world.settings.databaseUrl === undefined
      ? [
          repeat(world, VACUUM_MS, ({ db }) => vacuumTables(db)),
          repeat(world, CHECKPOINT_MS, ({ db }) => checkpointLog(db))
        ]
      : [repeat(world, TAKE_OVER_MS, takeOver())])
  ]
  return {
    async stop(withinMs) {
      state.ending = true
      const ended = Promise.all([...rounds, publishing].map(async (round) => round?.stop()))
      if (await finishesWithin(ended, withinMs)) return
      for (const job of state.held) await releaseJob(world.db, job)
      world.log.warn({ jobs: state.held.size }, 'the worker stopped before its jobs were done')
    }
  }
}

/** A worker's running jobs. When `ending`, it claims no more. `sites`: the build of agents' websites. */
type WorkerState = { ending: boolean; held: Set<JobRow>; sites: WorkerOptions['sites'] }

/** Runs everything that is due now, once. */
export async function workOnce(world: World): Promise<void> {
  await runBilling(world)
  await remindAgents(world)
  await sendMonthlyReports(world)
  await sendSummaries(world)
  await remindOfAgreements(world)
  await queueComparison(world)
  while ((await processBulkEmails(world)) > 0);
  await runDueJobs(world)
}

/** Runs every due job and returns their number. */
export async function runDueJobs(world: World, sites?: WorkerOptions['sites']): Promise<number> {
  const state: WorkerState = { ending: false, held: new Set(), sites }
  const done = await Promise.all(lanes(() => runLane(world, state)))
  return done.reduce((sum, count) => sum + count, 0)
}

function lanes<T>(open: () => T): T[] {
  return Array.from({ length: LANES }, open)
}

/** Runs due jobs one after another until none is left, and returns their number. */
async function runLane(world: World, state: WorkerState): Promise<number> {
  for (let done = 0; ; done++) {
    if (state.ending) return done
    const now = world.clock()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const claim = { now, leaseUntil, most: 1, holder: world.process?.id }
    const [job] = await claimJobs(world.db, claim)
    if (!job) return done
    state.held.add(job)
    await runJob(world, job, state).finally(() => state.held.delete(job))
  }
}

async function runJob(world: World, job: JobRow, state: WorkerState): Promise<void> {
  const log = world.log.child({ job_id: job.job_id, kind: job.kind, tries: job.tries })
  try {
    // A job that crashes its process never reaches the catch below, only its attempts grow.
    if (job.tries > TRIES_MAX) throw new PermanentFailure('its process died at every attempt')
    const handler = HANDLERS[job.kind]
    if (!handler) throw new PermanentFailure('unknown kind of job')
    await handler(world, job, state)
    await finishJob(world.db, job, world.clock())
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    if (error instanceof PermanentFailure || job.tries >= TRIES_MAX) {
      await markJobDead(world.db, job, world.clock(), reason)
      log.error({ err: error }, 'job is dead')
      return
    }
    const requested = error instanceof RetryLater ? error.seconds * 1000 : 0
    const pause = Math.max(retryDelay(job.tries), requested)
    await retryJob(world.db, job, new Date(world.clock().getTime() + pause), reason)
    log.warn({ err: error }, 'job failed and will be retried')
  }
}

async function finishesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, ms, false)
  const finished = await Promise.race([work.then(() => true), timeout])
  clearTimeout(timer)
  return finished
}
