import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { nextMorning } from '#rules/leads/sequence-times.ts'
import { describeQuery } from '#sites/words/describe-search.ts'
import { consentTextBy } from '../../../records/leads/lead-consents.ts'
import { addLeadEvent, insertLead, mainLeadAtAddress } from '../../../records/leads/leads.ts'
import { lockPeople } from '../../../records/leads/people.ts'
import { takeNewHomes } from '../../../records/leads/saved-search-homes.ts'
import {
  savedSearchById,
  type SavedSearchRow,
  updateSavedSearch
} from '../../../records/leads/saved-searches.ts'
import { websiteById } from '../../../records/websites/websites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { Db, World } from '../../../services/world.ts'
import { deliverLead } from '../deliver-lead.ts'
import { readEmailToken } from '../email-tokens.ts'
import { websiteZone } from '../website-zone.ts'

/** What a link to confirm is for; undefined if it is not one of ours, or too old. */
export async function searchOfToken(
  { db }: World,
  token: string
): Promise<SavedSearchRow | undefined> {
  const saved_search_id = await readEmailToken(db, 'search', token)
  return saved_search_id === undefined ? undefined : savedSearchById(db, saved_search_id)
}

/**
 * Turns a saved search's emails on, and notes it in the CRM: with the person who has the address, or
 * with a new one. `host`: where the button was pressed. A second press changes nothing.
 */
export async function confirmSearch(
  world: World,
  { saved_search_id, website_id }: SavedSearchRow,
  host: string
): Promise<void> {
  const now = world.clock()
  await inTransaction(world.db, async (tx) => {
    const inside = { ...world, db: tx as World['db'] }
    await lockPeople(tx, { website_id })
    const saved = await savedSearchById(tx, saved_search_id, { lock: true })
    if (!saved || saved.confirmed_at) return
    const { query, text_id } = saved
    const zone = await websiteZone(tx, website_id)
    const known = await mainLeadAtAddress(tx, website_id, saved.email_key)
    const lead_id = known ?? (await newLead(tx, saved, now))
    const data = {
      query,
      said: describeQuery(query),
      agreed_to: await consentTextBy(tx, text_id)
    }
    await addLeadEvent(tx, { website_id, lead_id, kind: 'saved_search', data, at: now })
    // Its visitor has just seen the homes that it finds today.
    const search = readListingSearch(new URLSearchParams(query))
    await takeNewHomes(tx, saved, search, { now, zone })
    const next_at = nextMorning(now, zone)
    await updateSavedSearch(tx, saved_search_id, { confirmed_at: now, lead_id, next_at })
    if (known === undefined) await tellAgent(inside, { ...saved, lead_id }, { host, now })
  })
}

/** Known by nothing but the address. */
async function newLead(tx: Db, saved: SavedSearchRow, now: Date): Promise<string> {
  const { email, language, verified, website_id } = saved
  const lead = { website_id, kind: 'search', name: email, email, language, verified } as const
  const lead_id = await insertLead(tx, { ...lead, source: '{}', received_at: now })
  if (lead_id === undefined) throw new Error('a lead without a key was not stored')
  return lead_id
}

async function tellAgent(
  inside: World,
  { email, lead_id, query, verified, website_id }: SavedSearchRow & { lead_id: string },
  { host, now }: { host: string; now: Date }
): Promise<void> {
  const website = await websiteById(inside.db, website_id)
  if (!website) return
  const said = describeQuery(query)
  await deliverLead(inside, website, {
    lead_id,
    website_id,
    at: now,
    host,
    verified,
    tester: undefined,
    sent: {
      kind: 'search',
      name: email,
      email,
      phone: '',
      address: '',
      preferred_time: '',
      message: '',
      page: `/listings${query === '' ? '' : `?${query}`}`
    },
    about: (language) => said[language],
    places: [said.en]
  })
}
