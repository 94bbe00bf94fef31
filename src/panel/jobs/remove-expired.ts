import { queueUnusedPictures } from '../actions/content/remove-unused-pictures.ts'
import { removeOldComparisons } from '../records/billing/book-comparisons.ts'
import { removeOldWebhookEvents } from '../records/billing/webhook-events.ts'
import { removeOldFailures } from '../records/accounts/failed-logins.ts'
import { removeExpiredHumanTokens } from '../records/accounts/human-used.ts'
import { removeOldCalls } from '../records/publishing/hook-calls.ts'
import { removeFinishedJobs } from '../records/service/jobs.ts'
import { removeExpiredCodes } from '../records/accounts/one-time-codes.ts'
import { removeOldInboundEmails } from '../records/leads/inbound-emails.ts'
import { removeOldPresence } from '../records/content/presence.ts'
import { removeOldRuns } from '../records/publishing/publish-runs.ts'
import { removeOldRequests } from '../records/service/idempotency.ts'
import { removeOldWindows } from '../records/accounts/rate-limits.ts'
import { removeExpiredSessions } from '../records/accounts/sessions.ts'
import { removeOldDrafts } from '../records/accounts/setup-drafts.ts'
import { DEPARTURES_KEPT_DAYS } from '#rules/listings/feeds/feed-limits.ts'
import { DELETED_LISTINGS_KEPT_DAYS } from '#rules/listings/listing-limits.ts'
import { CONFIRM_WITHIN_DAYS } from '#rules/listings/saved-search.ts'
import { DELETED_POSTS_KEPT_DAYS } from '#rules/websites/site-posts.ts'
import { removeUnusedDocuments } from '../records/listings/listing-documents.ts'
import { removeOldDepartures } from '../records/listings/feeds/feed-listings.ts'
import { removeDeletedListings } from '../records/listings/own-listings.ts'
import { removeDeletedPosts } from '../records/websites/site-posts.ts'
import { removeUnconfirmedSearches } from '../records/leads/saved-searches.ts'
import { removeOldVisits } from '../records/leads/visits.ts'
import { removeExpiredPreviews } from '../records/websites/site-previews.ts'
import type { World } from '../services/world.ts'

const DAY_MS = 24 * 60 * 60_000
/** Finished jobs keep their `dedupe` keys in use. */
const JOBS_KEPT_DAYS = 90
/** The provider redelivers events for a few days; the report needs them longer. */
const WEBHOOKS_KEPT_DAYS = 90
const DRAFTS_KEPT_DAYS = 90
const RUNS_KEPT_DAYS = 90
/** Servers try for some days to deliver an email. */
const INBOUND_KEPT_DAYS = 30
/** Two years and the running month, so that every month has the same month of the year before. */
const VISITS_KEPT_DAYS = 762
/** A retry after a lost response comes within minutes. */
const ANSWERS_KEPT_DAYS = 7

export async function removeExpired(world: World): Promise<void> {
  const { clock, db } = world
  const now = clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await removeExpiredHumanTokens(db, now)
  await removeExpiredCodes(db, now)
  await removeExpiredSessions(db, now)
  await removeExpiredPreviews(db, now)
  await removeUnconfirmedSearches(db, daysAgo(CONFIRM_WITHIN_DAYS))
  await removeDeletedPosts(db, daysAgo(DELETED_POSTS_KEPT_DAYS))
  await removeDeletedListings(db, daysAgo(DELETED_LISTINGS_KEPT_DAYS))
  // A listing that is being written doesn't name its documents yet.
  await removeUnusedDocuments(db, daysAgo(1))
  await removeOldDepartures(db, daysAgo(DEPARTURES_KEPT_DAYS))
  await removeOldWindows(db, daysAgo(1))
  await removeOldFailures(db, daysAgo(1))
  await removeOldDrafts(db, daysAgo(DRAFTS_KEPT_DAYS))
  await removeFinishedJobs(db, daysAgo(JOBS_KEPT_DAYS))
  await removeOldRequests(db, daysAgo(ANSWERS_KEPT_DAYS))
  await removeOldPresence(db, daysAgo(1))
  await removeOldInboundEmails(db, daysAgo(INBOUND_KEPT_DAYS))
  await removeOldCalls(db, daysAgo(1))
  await removeOldRuns(db, daysAgo(RUNS_KEPT_DAYS))
  await removeOldWebhookEvents(db, daysAgo(WEBHOOKS_KEPT_DAYS))
  await removeOldVisits(db, daysAgo(VISITS_KEPT_DAYS).toISOString().slice(0, 10))
  await removeOldComparisons(db, daysAgo(WEBHOOKS_KEPT_DAYS))
  await queueUnusedPictures(world)
}
