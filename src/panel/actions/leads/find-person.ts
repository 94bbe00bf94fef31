import { messageFrom } from '#messages/language.ts'
import { leadPersonRefusals } from '#messages/refusals/lead-person.ts'
import { type LeadScope, type PersonLeads, personLeads } from '../../records/leads/people.ts'
import { Refused } from '../../services/refused.ts'
import type { Db } from '../../services/world.ts'

/** A person by any of their leads. @throws Refused with 404 for one that the scope lacks. */
export async function findPerson(db: Db, access: LeadScope, lead_id: string): Promise<PersonLeads> {
  const person = await personLeads(db, access, lead_id)
  if (!person) throw noLead()
  return person
}

/** The main lead of a lead's person. @throws Refused with 404 for one that the scope lacks. */
export async function mainLead(db: Db, access: LeadScope, lead_id: string): Promise<string> {
  return (await findPerson(db, access, lead_id)).main.lead_id
}

export function noLead(): Refused {
  return new Refused(
    messageFrom(leadPersonRefusals, (t) => t.noLead),
    404
  )
}
