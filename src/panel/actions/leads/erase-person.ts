import { formatPhone } from '#rules/people/phone.ts'
import { saveErased } from '../../records/leads/erased-people.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import { deleteLeadTraces, eraseLeads } from '../../records/leads/erase-leads.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import { lockPeople } from '../../records/leads/people.ts'
import { deleteSearchesOf } from '../../records/leads/saved-searches.ts'
import { deletePrivacyLinksOf } from '../../records/leads/privacy-links.ts'
import { forgetPrivacyRequests } from '../../records/leads/privacy-requests.ts'
import { deleteVowLinksOf } from '../../records/leads/vow-links.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { erasedHashes } from './erased-people.ts'
import { findPerson } from './find-person.ts'
import type { LeadAccess } from './lead-access.ts'
import { logCount } from './log-access.ts'
import { queueAnswerEmail } from './requests/answer-email.ts'

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
    await forgetAddresses({ ...world, db: tx as World['db'] }, access, { addresses, leads: ids })
    await eraseLeads(tx, access, { at, leads: ids, main: person.main })
    await saveErased(tx, access.website_id, { at, hashes })
    return [...ids, ...person.leads.flatMap(marksOf)]
  })
  await world.email.forget?.(marks)
}

/** The same for an address that no lead has, such as that of a saved search that wasn't confirmed. */
export async function eraseAddress(
  world: World,
  access: LeadAccess,
  email_key: string
): Promise<void> {
  const at = world.clock()
  await inTransaction(world.db, async (tx) => {
    const person = { email_key, phone_key: '' }
    const hashes = await erasedHashes(tx, access.website_id, [person])
    const inside = { ...world, db: tx as World['db'] }
    await forgetAddresses(inside, access, { addresses: [email_key], leads: [] })
    await saveErased(tx, access.website_id, { at, hashes })
  })
  await world.email.forget?.([email_key])
}

/** What hangs on an address; the person is told that what they asked is answered by the erasure. */
async function forgetAddresses(
  inside: World & { db: Db },
  access: LeadAccess,
  { addresses, leads }: { addresses: readonly string[]; leads: readonly string[] }
): Promise<void> {
  const { clock, db } = inside
  const { agent_id: by_agent, website_id } = access
  await deleteSearchesOf(db, access, addresses)
  await deleteVowLinksOf(db, website_id, addresses)
  await deletePrivacyLinksOf(db, website_id, addresses)
  const whose = { website_id, leads, email_keys: addresses }
  const open = await forgetPrivacyRequests(db, whose, { at: clock(), by_agent })
  const told = open.find(({ kind }) => kind === 'deletion') ?? open[0]
  if (told) await queueAnswerEmail(inside, told, { answer: 'erased' })
}

/** By what an email about a lead is recognised; a name of a letter or two is in too many others. */
function marksOf({ email, name, phone }: LeadRow): string[] {
  const marks = [email, formatPhone(phone), ...(name.length > 3 ? [name] : [])]
  return marks.filter((mark) => mark !== '')
}
