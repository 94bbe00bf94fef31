import { formatPhone } from '#rules/people/phone.ts'
import { saveErased } from '../../records/leads/erased-people.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import { deleteLeadTraces, eraseLeads } from '../../records/leads/erase-leads.ts'
import { leadsOfAddress, othersAtAddresses } from '../../records/leads/choices.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import { lockPeople, type PersonLeads, personLeads } from '../../records/leads/people.ts'
import { deleteSearchesOf } from '../../records/leads/saved-searches.ts'
import { deletePrivacyLinksOf } from '../../records/leads/privacy-links.ts'
import { forgetPrivacyRequests, moveRequests } from '../../records/leads/privacy-requests.ts'
import { deleteVowLinksOf } from '../../records/leads/vow-links.ts'
import { deleteExportOf } from '../../records/websites/site-exports.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { removeExportFiles } from '../exports/export-folder.ts'
import { erasedHashes } from './erased-people.ts'
import { findPerson } from './find-person.ts'
import type { LeadAccess } from './lead-access.ts'
import { logCount } from './log-access.ts'
import { queueAnswerEmail } from './requests/answer-email.ts'

/**
 * Erases a person: all their leads, with their history, queued emails, development's saved ones, and the file of
 * everything that the agent may have made. A keyed hash of their addresses and numbers stays, by which an import leaves them out.
 */
export async function erasePersonForGood(
  world: World,
  access: LeadAccess,
  lead_id: string
): Promise<void> {
  await erase(world, access, async (tx) => [await findPerson(tx, access, lead_id)])
}

/**
 * The same for everyone who has an address, and for the person whose lead asked: each form makes a lead of its own
 * until the agent merges them. An address without a lead is that of a saved search that wasn't confirmed, for example.
 */
export async function eraseAddress(
  world: World,
  access: LeadAccess,
  { email_key, lead_id }: { email_key: string; lead_id: string | null }
): Promise<void> {
  const find = (tx: Db) => everyoneAt(tx, access, { email_key, lead_id })
  await erase(world, access, find, email_key)
}

async function everyoneAt(
  tx: Db,
  access: LeadAccess,
  { email_key, lead_id }: { email_key: string; lead_id: string | null }
): Promise<PersonLeads[]> {
  const { website_id } = access
  const ids = await leadsOfAddress(tx, { website_id, email_key })
  const people: PersonLeads[] = []
  for (const id of lead_id === null ? ids : [...ids, lead_id]) {
    if (people.some(({ leads }) => leads.some((lead) => lead.lead_id === id))) continue
    const person = await personLeads(tx, access, id)
    if (person) people.push(person)
  }
  return people
}

async function erase(
  world: World,
  access: LeadAccess,
  find: (tx: Db) => Promise<PersonLeads[]>,
  email_key = ''
): Promise<void> {
  const at = world.clock()
  const { website_id } = access
  const marks = await inTransaction(world.db, async (tx) => {
    await lockPeople(tx, access)
    const people = await find(tx)
    const leads = people.flatMap((person) => person.leads)
    const ids = leads.map(({ lead_id }) => lead_id)
    const known = [...leads, { email_key, phone_key: '' }]
    const hashes = await erasedHashes(tx, website_id, known)
    await endEnrolments(tx, { leads: ids }, { website_id, at, why: 'erased' })
    if (people.length > 0) await logCount({ ...world, db: tx }, access, 'erased', people.length)
    await deleteLeadTraces(tx, ids)
    const keys = known.map((one) => one.email_key).filter((key) => key !== '')
    const addresses = [...new Set(keys)]
    await forgetAddresses({ ...world, db: tx as World['db'] }, access, { addresses, leads: ids })
    for (const person of people) {
      const own = person.leads.map(({ lead_id }) => lead_id)
      await eraseLeads(tx, access, { at, leads: own, main: person.main })
    }
    await saveErased(tx, website_id, { at, hashes })
    await deleteExportOf(tx, website_id)
    return [...ids, ...leads.flatMap(marksOf), email_key].filter((mark) => mark !== '')
  })
  await removeExportFiles(world)
  await world.email.forget?.(marks)
}

/**
 * What hangs on an address; the visitor is told that what they asked is answered by the erasure, unless someone else
 * still has the address.
 */
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
  const others = await othersAtAddresses(db, access, { addresses, leads })
  for (const other of others) await moveRequests(db, { ...other, leads })
  const shared = new Set(others.map(({ email_key }) => email_key))
  const email_keys = addresses.filter((key) => !shared.has(key))
  const whose = { website_id, leads, email_keys }
  const open = await forgetPrivacyRequests(db, whose, { at: clock(), by_agent })
  const told = open.find(({ kind }) => kind === 'deletion') ?? open[0]
  if (told) await queueAnswerEmail(inside, told, { answer: 'erased' })
}

/** By what an email about a lead is recognised; a name of a letter or two is in too many others. */
function marksOf({ email, name, phone }: LeadRow): string[] {
  const marks = [email, formatPhone(phone), ...(name.length > 3 ? [name] : [])]
  return marks.filter((mark) => mark !== '')
}
