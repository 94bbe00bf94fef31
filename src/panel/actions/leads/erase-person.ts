import { formatPhone } from '#rules/people/phone.ts'
import { saveErased } from '../../records/leads/erased-people.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import { deleteLeadTraces, eraseLeads } from '../../records/leads/erase-leads.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import { lockPeople } from '../../records/leads/people.ts'
import { deleteSearchesOf } from '../../records/leads/saved-searches.ts'
import { deleteVowLinksOf } from '../../records/leads/vow-links.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import { erasedHashes } from './erased-people.ts'
import { findPerson } from './find-person.ts'
import type { LeadAccess } from './lead-access.ts'
import { logCount } from './log-access.ts'

/**
 * Erases a person: all their leads, with their history, queued emails and development's saved ones. A
 * keyed hash of their addresses and numbers stays, by which an import leaves them out.
 */
export async function erasePersonForGood(
  world: World,
  access: LeadAccess,
  lead_id: string
): Promise<void> {
  const at = world.clock()
  const marks = await inTransaction(world.db, async (tx) => {
    await lockPeople(tx, access)
    const person = await findPerson(tx, access, lead_id)
    const ids = person.leads.map((lead) => lead.lead_id)
    const hashes = await erasedHashes(tx, access.website_id, person.leads)
    const { website_id } = access
    await endEnrolments(tx, { leads: ids }, { website_id, at, why: 'erased' })
    await logCount({ ...world, db: tx }, access, 'erased', 1)
    await deleteLeadTraces(tx, ids)
    const addresses = person.leads.map(({ email_key }) => email_key).filter((key) => key !== '')
    await deleteSearchesOf(tx, access, addresses)
    await deleteVowLinksOf(tx, website_id, addresses)
    await eraseLeads(tx, access, { at, leads: ids, main: person.main })
    await saveErased(tx, access.website_id, { at, hashes })
    return [...ids, ...person.leads.flatMap(marksOf)]
  })
  await world.email.forget?.(marks)
}

/** By what an email about a lead is recognised; a name of a letter or two is in too many others. */
function marksOf({ email, name, phone }: LeadRow): string[] {
  const marks = [email, formatPhone(phone), ...(name.length > 3 ? [name] : [])]
  return marks.filter((mark) => mark !== '')
}
