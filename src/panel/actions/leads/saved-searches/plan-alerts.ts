import { nextMorning, sendingTime } from '#rules/leads/sequence-times.ts'
import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { hasWaitingAlert, insertBulkEmail } from '../../../records/leads/bulk-emails.ts'
import { takeNewHomes } from '../../../records/leads/saved-search-homes.ts'
import {
  dueSearches,
  lockDueSearch,
  updateSavedSearch
} from '../../../records/leads/saved-searches.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { Db, World } from '../../../services/world.ts'
import { agentSender } from '../agent-sender.ts'
import { emailHash } from '../email-hash.ts'
import { websiteZone } from '../website-zone.ts'

const RETRY_MS = 15 * 60_000

/** Looks for new homes of the saved searches whose day has come, and queues an email about those found. */
export async function planAlerts(world: World): Promise<void> {
  const { clock, db, settings } = world
  const due = await dueSearches(db, { most: settings.bulkEmailsPerSecond, now: clock() })
  for (const [at, saved_search_id] of due.entries()) await planOne(world, saved_search_id, at + 1)
}

/** One that fails is tried again later, so that it doesn't hold up the others. */
async function planOne(world: World, saved_search_id: string, place: number): Promise<void> {
  const { clock, db, log } = world
  try {
    await inTransaction(db, (tx) =>
      planAlert({ ...world, db: tx as World['db'] }, tx, saved_search_id, place)
    )
  } catch (error) {
    log.error({ err: error, saved_search_id }, 'a saved search was not looked at')
    const next_at = new Date(clock().getTime() + RETRY_MS)
    await updateSavedSearch(db, saved_search_id, { next_at })
  }
}

async function planAlert(
  inside: World,
  tx: Db,
  saved_search_id: string,
  place: number
): Promise<void> {
  const now = inside.clock()
  const saved = await lockDueSearch(tx, saved_search_id, now)
  if (!saved) return
  const { email_key, language, lead_id, query, website_id } = saved
  const zone = await websiteZone(tx, website_id)
  const at = sendingTime(now, zone)
  if (at > now) return updateSavedSearch(tx, saved_search_id, { next_at: at })
  const { addressLacks } = await agentSender(inside, website_id)
  const next_at = nextMorning(now, zone)
  await updateSavedSearch(tx, saved_search_id, { next_at })
  // By law, nothing is sent without a postal address; the homes are told of once there is one.
  if (addressLacks.length > 0 || (await hasWaitingAlert(tx, saved_search_id))) return
  const search = readListingSearch(new URLSearchParams(query))
  const homes = await takeNewHomes(tx, saved, search, { now, zone })
  if (homes.length === 0) return
  await insertBulkEmail(tx, {
    website_id,
    saved_search_id,
    lead_id,
    homes: JSON.stringify(homes),
    email_hash: await emailHash(tx, email_key),
    language,
    place,
    due_at: now
  })
}
