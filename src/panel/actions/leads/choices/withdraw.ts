import {
  withdrawVowRegistration,
  vowRegistrationAt,
  vowRegistrationsOfLeads
} from '../../../records/leads/vow-registrations.ts'
import { leadsOfAddress, searchesAtAddress } from '../../../records/leads/choices.ts'
import { endEnrolments } from '../../../records/leads/end-enrolments.ts'
import { addLeadEvent, mainLeadAtAddress } from '../../../records/leads/leads.ts'
import { lockPeople } from '../../../records/leads/people.ts'
import { withdrawConsents } from '../../../records/leads/person-consents.ts'
import type { PrivacyLinkRow } from '../../../records/leads/privacy-links.ts'
import { suppress } from '../../../records/leads/suppressions.ts'
import { deleteVowLinksOf } from '../../../records/leads/vow-links.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { Db, World } from '../../../services/world.ts'
import { emailHash } from '../email-hash.ts'
import { endSearch } from '../saved-searches/end-search.ts'

export type Withdrawn = 'all' | 'emails' | 'registration' | { search: string }

/** Withdraws what a visitor agreed to, at once. What is withdrawn already changes nothing. */
export async function withdraw(
  { clock, db }: World,
  link: PrivacyLinkRow,
  what: Withdrawn
): Promise<void> {
  const at = clock()
  await inTransaction(db, async (tx) => {
    await lockPeople(tx, link)
    if (what === 'all' || what === 'emails') await endEmails(tx, link, at)
    if (what === 'all' || typeof what === 'object') {
      for (const { saved_search_id } of await searchesAtAddress(tx, link)) {
        const isMeant = what === 'all' || what.search === saved_search_id
        if (isMeant) await endSearch(tx, saved_search_id, { at, ended: 'unsubscribed' })
      }
    }
    if (what === 'all' || what === 'registration') await endRegistration(tx, link, at)
  })
}

/** As the link to unsubscribe does, for everyone who has the address. */
async function endEmails(tx: Db, link: PrivacyLinkRow, at: Date): Promise<void> {
  const { email_key, website_id } = link
  const email_hash = await emailHash(tx, email_key)
  await suppress(tx, { website_id, email_hash, reason: 'unsubscribed', at })
  const leads = await leadsOfAddress(tx, link)
  if (leads.length === 0) return
  await endEnrolments(tx, { leads }, { website_id, at, why: 'unsubscribed' })
  if ((await withdrawConsents(tx, { website_id }, { at, leads })) === 0) return
  const lead_id = (await mainLeadAtAddress(tx, website_id, email_key)) ?? leads[0] ?? ''
  await addLeadEvent(tx, { website_id, lead_id, kind: 'withdrawn', data: { by: 'visitor' }, at })
}

/** The visitor may register again; one that the agent ended stays ended. */
async function endRegistration(tx: Db, link: PrivacyLinkRow, at: Date): Promise<void> {
  const { email_key, website_id } = link
  await deleteVowLinksOf(tx, website_id, [email_key])
  const known = await vowRegistrationAt(tx, website_id, email_key)
  if (!known || !(await withdrawVowRegistration(tx, known.registration_id, at))) return
  const { lead_id, registration_id } = known
  const registrations = await vowRegistrationsOfLeads(tx, { website_id }, [lead_id])
  const found = registrations.find((one) => one.registration_id === registration_id)
  await addLeadEvent(tx, {
    website_id,
    lead_id,
    kind: 'registration',
    data: { change: 'withdrawn', version: found?.terms_version ?? '' },
    at
  })
}
