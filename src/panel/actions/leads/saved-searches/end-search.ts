import type { SavedSearchEnd } from '#rules/listings/saved-search.ts'
import { describeQuery } from '#sites/words/describe-search.ts'
import { addLeadEvent } from '../../../records/leads/leads.ts'
import { deleteSavedSearch, savedSearchById } from '../../../records/leads/saved-searches.ts'
import type { Db } from '../../../services/world.ts'

/** Deletes a saved search, and notes why with its person. One that is gone already changes nothing. */
export async function endSearch(
  tx: Db,
  saved_search_id: string,
  { at, by_agent, ended }: { at: Date; ended: SavedSearchEnd; by_agent?: string }
): Promise<void> {
  const saved = await savedSearchById(tx, saved_search_id, { lock: true })
  if (!saved || !(await deleteSavedSearch(tx, saved_search_id))) return
  const { lead_id, query, website_id } = saved
  if (lead_id === null) return
  const data = { query, said: describeQuery(query), ended }
  await addLeadEvent(tx, {
    website_id,
    lead_id,
    kind: 'saved_search',
    data,
    at,
    ...(by_agent !== undefined && { by_agent })
  })
}
