import type { InputOf } from '#contract/endpoint.ts'
import type { addNote, recordConsent, saveDetails } from '#contract/leads/person-changes.ts'
import { messageFrom } from '#messages/language.ts'
import { leadPersonRefusals } from '#messages/refusals/lead-person.ts'
import { LEAD_DETAILS } from '#rules/leads/lead-events.ts'
import { personKeys } from '#rules/leads/same-person.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import { addLeadEvent, type LeadRow } from '../../records/leads/leads.ts'
import { lockLead, personLeads, updateLead } from '../../records/leads/people.ts'
import { addConsents } from '../../records/leads/lead-consents.ts'
import { withdrawConsents } from '../../records/leads/person-consents.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { wasErased } from './erased-people.ts'
import { givenAt } from './given-at.ts'
import { noLead } from './find-person.ts'
import { removeSearches } from './saved-searches/remove-search.ts'
import type { LeadAccess } from './lead-access.ts'

/** @throws Refused with 404 for a person that the scope lacks. */
export async function lockPerson(tx: Db, access: LeadAccess, lead_id: string): Promise<LeadRow> {
  const lead = await lockLead(tx, { ...access, lead_id })
  if (!lead) throw noLead()
  return lead
}

export async function writeNote(
  { clock, db }: World,
  access: LeadAccess,
  { lead_id, text }: InputOf<typeof addNote>
): Promise<void> {
  const { agent_id, website_id } = access
  await inTransaction(db, async (tx) => {
    const lead = await lockPerson(tx, access, lead_id)
    await addLeadEvent(tx, {
      website_id,
      lead_id: lead.lead_id,
      kind: 'note',
      data: { text },
      by_agent: agent_id,
      at: clock()
    })
  })
}

/** Changes what is known of a person; the timeline says which details, not what they were. */
export async function changeDetails(
  world: World,
  access: LeadAccess,
  { lead_id, ...asked }: InputOf<typeof saveDetails>
): Promise<void> {
  const { agent_id, website_id } = access
  await inTransaction(world.db, async (tx) => {
    const lead = await lockPerson(tx, access, lead_id)
    const details = { ...asked, language: asked.language ?? lead.language }
    const changed = LEAD_DETAILS.filter((detail) => details[detail] !== lead[detail])
    if (changed.length === 0) return
    const keys = personKeys(details)
    const isNew = keys.email_key !== lead.email_key || keys.phone_key !== lead.phone_key
    if (isNew && (await wasErased(tx, website_id, changedKeys(keys, lead)))) {
      throw new Refused(
        messageFrom(leadPersonRefusals, (t) => t.wasErased),
        409
      )
    }
    await updateLead(tx, { lead_id: lead.lead_id, website_id }, { ...details, ...keys })
    await addLeadEvent(tx, {
      website_id,
      lead_id: lead.lead_id,
      kind: 'details',
      data: { changed },
      by_agent: agent_id,
      at: world.clock()
    })
  })
}

function changedKeys(keys: ReturnType<typeof personKeys>, before: typeof keys): typeof keys {
  return {
    email_key: keys.email_key === before.email_key ? '' : keys.email_key,
    phone_key: keys.phone_key === before.phone_key ? '' : keys.phone_key
  }
}

/** Records an express consent that the person gave elsewhere, such as on paper. */
export async function addRecordedConsent(
  world: World,
  access: LeadAccess,
  { given_on, how, lead_id }: InputOf<typeof recordConsent>
): Promise<void> {
  const { agent_id, website_id } = access
  await inTransaction(world.db, async (tx) => {
    const given_at = await givenAt({ ...world, db: tx }, access, given_on)
    const lead = await lockPerson(tx, access, lead_id)
    const which = { website_id, lead_id: lead.lead_id }
    const { language } = lead
    await addConsents(tx, [{ ...which, kind: 'express', language, given_at, how }])
    await addLeadEvent(tx, {
      ...which,
      kind: 'consent',
      data: { kind: 'express', how },
      by_agent: agent_id,
      at: world.clock()
    })
  })
}

/** Ends every consent of the person, whichever of their leads it came with. */
export async function endConsents(
  { clock, db }: World,
  access: LeadAccess,
  lead_id: string
): Promise<void> {
  const { agent_id, website_id } = access
  const at = clock()
  await inTransaction(db, async (tx) => {
    const lead = await lockPerson(tx, access, lead_id)
    const person = await personLeads(tx, access, lead.lead_id)
    const leads = person?.leads.map((one) => one.lead_id) ?? []
    await removeSearches(tx, access, { at, leads })
    if ((await withdrawConsents(tx, access, { at, leads })) === 0) return
    const ended = { website_id, at, why: 'no_consent', by_agent: agent_id } as const
    await endEnrolments(tx, { leads }, ended)
    await addLeadEvent(tx, {
      website_id,
      lead_id: lead.lead_id,
      kind: 'withdrawn',
      data: { by: 'agent' },
      by_agent: agent_id,
      at
    })
  })
}
