import { DEPARTURES_KEPT_DAYS } from '#rules/listings/feeds/feed-limits.ts'
import { removedBefore, type TimedKind } from '#rules/privacy/retention.ts'
import { removeExportFiles } from '../actions/exports/export-folder.ts'
import { queueUnusedPictures } from '../actions/content/remove-unused-pictures.ts'
import { removeOldFailures } from '../records/accounts/failed-logins.ts'
import { removeExpiredHumanTokens } from '../records/accounts/human-used.ts'
import { removeExpiredCodes } from '../records/accounts/one-time-codes.ts'
import { removeOldWindows } from '../records/accounts/rate-limits.ts'
import { removeExpiredSessions } from '../records/accounts/sessions.ts'
import { removeOldDrafts } from '../records/accounts/setup-drafts.ts'
import { removeOldComparisons } from '../records/billing/book-comparisons.ts'
import { removeOldBooks } from '../records/billing/old-books.ts'
import { emptyFailedOrders } from '../records/billing/orders.ts'
import { removeOldClosedTrials } from '../records/billing/closed-trials.ts'
import { removeOldWebhookEvents } from '../records/billing/webhook-events.ts'
import { removeOldPresence } from '../records/content/presence.ts'
import { removeOldInboundEmails } from '../records/leads/inbound-emails.ts'
import { removeUnconfirmedSearches } from '../records/leads/saved-searches.ts'
import { removeOldPrivacyLinks } from '../records/leads/privacy-links.ts'
import { removeOldPrivacyRequests } from '../records/leads/privacy-requests.ts'
import { removeOldVowLinks } from '../records/leads/vow-links.ts'
import {
  removeOldVowRegistrations,
  removeOldVowSessions
} from '../records/leads/vow-registrations.ts'
import { removeOldVisits } from '../records/leads/visits.ts'
import { removeOldDepartures } from '../records/listings/feeds/feed-listings.ts'
import { deleteOldListingEvents } from '../records/listings/feeds/listing-events.ts'
import { removeUnusedDocuments } from '../records/listings/listing-documents.ts'
import { removeDeletedListings } from '../records/listings/own-listings.ts'
import { removeOldCalls } from '../records/publishing/hook-calls.ts'
import { removeOldRuns } from '../records/publishing/publish-runs.ts'
import { removeOldRequests } from '../records/service/idempotency.ts'
import { removeFinishedJobs } from '../records/service/jobs.ts'
import { removeOldInvitations } from '../records/team/invitations.ts'
import { removeDeletedPosts } from '../records/websites/site-posts.ts'
import { removeOldExports } from '../records/websites/site-exports.ts'
import { removeOldForwarding } from '../records/websites/site-forwarding.ts'
import { removeExpiredPreviews } from '../records/websites/site-previews.ts'
import type { Db, World } from '../services/world.ts'

const DAY_MS = 24 * 60 * 60_000

/** Removes a kind of personal data from before a moment. */
type Removal = (db: Db, before: Date, now: Date) => Promise<unknown>

/** Each kind that has a period in the table of `RETENTION`. */
const REMOVALS: Record<TimedKind, Removal> = {
  sessions: (db, _before, now) => removeExpiredSessions(db, now),
  codes: removeExpiredCodes,
  setupDrafts: removeOldDrafts,
  deletedListings: removeDeletedListings,
  exports: removeOldExports,
  forwarding: removeOldForwarding,
  deletedPosts: removeDeletedPosts,
  invitations: removeOldInvitations,
  books: removeOldBooks,
  failedOrders: emptyFailedOrders,
  closedTrials: removeOldClosedTrials,
  paymentEvents: removeOldWebhookEvents,
  unconfirmedSearches: removeUnconfirmedSearches,
  registrations: removeOldVowRegistrations,
  async signInLinks(db, before) {
    await removeOldVowLinks(db, before)
    await removeOldVowSessions(db, before)
    await removeOldPrivacyLinks(db, before)
  },
  privacyRequests: removeOldPrivacyRequests,
  inboundEmails: removeOldInboundEmails,
  visits: (db, before) => removeOldVisits(db, before.toISOString().slice(0, 10)),
  listingViews: deleteOldListingEvents,
  messages: removeFinishedJobs,
  answers: removeOldRequests,
  async counters(db, before, now) {
    await removeOldWindows(db, before)
    await removeOldFailures(db, before)
    await removeExpiredHumanTokens(db, now)
  },
  presence: removeOldPresence,
  publishing: removeOldRuns
}

export async function removeExpired(world: World): Promise<void> {
  const { clock, db } = world
  const now = clock()
  for (const [kind, remove] of Object.entries(REMOVALS)) {
    await remove(db, removedBefore(kind as TimedKind, now), now)
  }
  await removeImpersonal(db, now)
  await queueUnusedPictures(world)
  await removeExportFiles(world)
}

/** What is about nobody. */
async function removeImpersonal(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await removeExpiredPreviews(db, now)
  // A listing that is being written doesn't name its documents yet.
  await removeUnusedDocuments(db, daysAgo(1))
  await removeOldDepartures(db, daysAgo(DEPARTURES_KEPT_DAYS))
  await removeOldCalls(db, daysAgo(1))
  await removeOldComparisons(db, removedBefore('paymentEvents', now))
}
