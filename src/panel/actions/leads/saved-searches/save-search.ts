import { savedQuery, SEARCHES_A_WEBSITE } from '#rules/listings/saved-search.ts'
import { readEmail } from '#rules/people/email.ts'
import { saveConsentText } from '../../../records/leads/lead-consents.ts'
import { countSavedSearches, insertSavedSearch } from '../../../records/leads/saved-searches.ts'
import { suppressionOf } from '../../../records/leads/suppressions.ts'
import { enqueue } from '../../../records/service/jobs.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { World } from '../../../services/world.ts'
import { emailHash } from '../email-hash.ts'
import { CONFIRM_SEARCH } from './send-confirmation.ts'

type Wish = {
  website_id: number
  email: string
  /** Of the search's address. */
  query: string
  language: 'en' | 'fr'
  agreedTo: string
  isHuman: boolean
}

/**
 * Saves a search and asks its visitor to confirm the address, by one email. False if the website has as
 * many as it may have; whether the address has this search already isn't told.
 */
export async function saveSearch({ clock, db }: World, wish: Wish): Promise<boolean> {
  const { agreedTo, email, isHuman, language, query, website_id } = wish
  const email_key = readEmail(email) ?? ''
  if ((await countSavedSearches(db, website_id)) >= SEARCHES_A_WEBSITE) return false
  const email_hash = await emailHash(db, email_key)
  const suppression = await suppressionOf(db, { website_id, email_hash })
  if (suppression && suppression.reason !== 'unsubscribed') return true
  const now = clock()
  await inTransaction(db, async (tx) => {
    const saved_search_id = await insertSavedSearch(tx, {
      website_id,
      query: savedQuery(query),
      email,
      email_key,
      language,
      text_id: await saveConsentText(tx, language, agreedTo),
      verified: isHuman,
      asked_at: now
    })
    if (saved_search_id === undefined) return
    // Without the address, which is forgotten unless it is confirmed.
    await enqueue(tx, { kind: CONFIRM_SEARCH, payload: { saved_search_id }, runAt: now, now })
  })
  return true
}
