import { addLeadEvent } from '../../../records/leads/leads.ts'
import {
  switchVowRegistration,
  vowRegistrationsOfLeads
} from '../../../records/leads/vow-registrations.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { World } from '../../../services/world.ts'
import { findPerson } from '../find-person.ts'
import type { LeadAccess } from '../lead-access.ts'

/**
 * Ends a person's registration, which signs them out at once and keeps them out, or opens it again. One that is
 * as wished already changes nothing. @throws Refused with 404
 */
export async function switchRegistration(
  { clock, db }: World,
  access: LeadAccess,
  {
    is_open,
    lead_id,
    registration_id
  }: { lead_id: string; registration_id: string; is_open: boolean }
): Promise<void> {
  const at = clock()
  const { agent_id: by_agent, website_id } = access
  await inTransaction(db, async (tx) => {
    const { leads } = await findPerson(tx, access, lead_id)
    const ids = leads.map((lead) => lead.lead_id)
    const registrations = await vowRegistrationsOfLeads(tx, access, ids)
    const found = registrations.find((one) => one.registration_id === registration_id)
    if (!found) return
    if (!(await switchVowRegistration(tx, registration_id, is_open ? null : at))) return
    await addLeadEvent(tx, {
      website_id,
      lead_id: found.lead_id,
      kind: 'registration',
      data: { change: is_open ? 'reopened' : 'ended', version: found.terms_version },
      at,
      by_agent
    })
  })
}
