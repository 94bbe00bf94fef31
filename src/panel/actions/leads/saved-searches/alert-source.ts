import { ALERT_HOMES_SHOWN, type AlertHome } from '#rules/listings/saved-search.ts'
import { listingsPath } from '#rules/listings/listing-path.ts'
import { sendingTime } from '#rules/leads/sequence-times.ts'
import { describeQuery } from '#sites/words/describe-search.ts'
import type { BulkEmailRow } from '../../../records/leads/bulk-emails.ts'
import { addLeadEvent, leadById } from '../../../records/leads/leads.ts'
import { untellHomes } from '../../../records/leads/saved-search-homes.ts'
import { savedSearchById, type SavedSearchRow } from '../../../records/leads/saved-searches.ts'
import { suppressionOf } from '../../../records/leads/suppressions.ts'
import type { World } from '../../../services/world.ts'
import { emailHome, feedSays } from '../../emails/email-homes.ts'
import type { SearchAlert } from '../../emails/search-alert.ts'
import { readShownListings } from '../../listings/shown-listings.ts'
import type { AgentSender } from '../agent-sender.ts'
import { bulkMessage, type BulkOutgoing } from '../bulk-message.ts'
import type { BulkSource } from '../bulk-source.ts'
import { unsubscribeUrls } from '../unsubscribe.ts'
import { websiteZone } from '../website-zone.ts'
import { endSearch } from './end-search.ts'

/** An email about the new homes of a saved search, as bulk emails are sent. */
export function alertSource(
  world: World,
  email: BulkEmailRow,
  { homes, saved_search_id }: { saved_search_id: string; homes: readonly AlertHome[] }
): BulkSource {
  const { clock, db } = world
  const { website_id } = email
  return {
    async message(sender) {
      const saved = await savedSearchById(db, saved_search_id)
      return saved && alertMessage(world, email, saved, { homes, sender })
    },
    // The service may have been away until the night.
    async heldUntil() {
      const due_at = sendingTime(clock(), await websiteZone(db, website_id))
      return due_at > clock() ? { due_at } : undefined
    },
    async lock(tx) {
      await savedSearchById(tx, saved_search_id, { lock: true })
    },
    async ended(tx, outcome) {
      const at = clock()
      const saved = await savedSearchById(tx, saved_search_id)
      if (!saved) return
      if (outcome.state === 'sent') {
        const { query } = saved
        const data = { query, said: describeQuery(query), homes: homes.length }
        const { lead_id } = outcome
        await addLeadEvent(tx, { website_id, lead_id, kind: 'saved_search', data, at })
      }
      if (outcome.state === 'bounced')
        await endSearch(tx, saved_search_id, { at, ended: 'bounced' })
      if (outcome.state === 'failed') await untellHomes(tx, saved_search_id, homes)
      if (outcome.state === 'left_out' && outcome.suppression) {
        const { suppression } = outcome
        const isBounce = suppression !== 'none' && suppression.reason === 'bounced'
        await endSearch(tx, saved_search_id, { at, ended: isBounce ? 'bounced' : 'unsubscribed' })
      }
    }
  }
}

/** With what visitors see of the homes now; undefined if none of them is offered any more. */
async function alertMessage(
  world: World,
  email: BulkEmailRow,
  saved: SavedSearchRow,
  { homes, sender }: { homes: readonly AlertHome[]; sender: AgentSender }
): Promise<BulkOutgoing | undefined> {
  const { db } = world
  const { bulk_email_id, email_hash, website_id } = email
  const { confirmed_at } = saved
  const lead = saved.lead_id === null ? undefined : await leadById(db, website_id, saved.lead_id)
  if (!lead || !confirmed_at) return undefined
  const suppression = await suppressionOf(db, { website_id, email_hash })
  // An unsubscribe is from news and offers: the yes to an alert is its own, and has its own link.
  if (suppression && suppression.reason !== 'unsubscribed') return { suppression }
  const alert = await alertOf(world, { homes, saved, sender })
  if (!alert) return undefined
  const { oneClick, page } = await unsubscribeUrls(world, sender, bulk_email_id)
  return bulkMessage(world, email, {
    lead,
    sender,
    to: { name: '', address: saved.email },
    content: { ...alert, unsubscribe_url: page },
    unsubscribeUrl: oneClick
  })
}

async function alertOf(
  world: World,
  {
    homes,
    saved,
    sender
  }: { homes: readonly AlertHome[]; saved: SavedSearchRow; sender: AgentSender }
): Promise<Omit<SearchAlert, 'unsubscribe_url'> | undefined> {
  const { confirmed_at, language, query, website_id } = saved
  const was = new Map(homes.map((home) => [home.listing_id, home.was]))
  const listings = (await readShownListings(world, website_id, [...was.keys()])).filter(
    ({ status }) => status !== 'Sold'
  )
  if (listings.length === 0 || !confirmed_at) return undefined
  const { address, brokerage, language: main, name, province, title, website } = sender
  const shown = listings.slice(0, ALERT_HOMES_SHOWN)
  return {
    kind: 'search-alert',
    language,
    agent: name,
    title,
    brokerage,
    address,
    website,
    said: describeQuery(query)[language],
    search_url: `${website}${listingsPath(language, main)}${query === '' ? '' : `?${query}`}`,
    homes: shown.map((one) => emailHome(one, { language, main, website }, was.get(one.listing_id))),
    fresh: listings.filter(({ listing_id }) => was.get(listing_id) === null).length,
    total: listings.length,
    feed: feedSays(shown, { language, province }),
    province,
    confirmed_at: confirmed_at.toISOString()
  }
}
