import { searchesOfLeads } from '../../../records/leads/saved-searches.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { Db, World } from '../../../services/world.ts'
import { findPerson } from '../find-person.ts'
import type { LeadAccess } from '../lead-access.ts'
import { endSearch } from './end-search.ts'

/** Stops a person's saved search; one that is gone already changes nothing. @throws Refused with 404 */
export async function removeSearch(
  { clock, db }: World,
  access: LeadAccess,
  { lead_id, saved_search_id }: { lead_id: string; saved_search_id: string }
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { leads } = await findPerson(tx, access, lead_id)
    const searches = await searchesOfLeads(
      tx,
      access,
      leads.map((lead) => lead.lead_id)
    )
    if (!searches.some((one) => one.saved_search_id === saved_search_id)) return
    await stopOne(tx, access, saved_search_id, clock())
  })
}

/** Stops all of a person's, who wants no more commercial emails. */
export async function removeSearches(
  tx: Db,
  access: LeadAccess,
  { at, leads }: { at: Date; leads: readonly string[] }
): Promise<void> {
  for (const { saved_search_id } of await searchesOfLeads(tx, access, leads)) {
    await stopOne(tx, access, saved_search_id, at)
  }
}

function stopOne(tx: Db, { agent_id }: LeadAccess, saved_search_id: string, at: Date) {
  return endSearch(tx, saved_search_id, { at, by_agent: agent_id, ended: 'agent' })
}
