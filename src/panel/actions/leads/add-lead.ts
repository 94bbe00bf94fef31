import type * as v from 'valibot'
import type { NewLead } from '#contract/leads/add-lead.ts'
import type { Lead } from '#contract/leads/lead.ts'
import { messageFrom } from '#messages/language.ts'
import { leadPersonRefusals } from '#messages/refusals/lead-person.ts'
import { consentEnds } from '#rules/leads/consent-clock.ts'
import { personKeys } from '#rules/leads/same-person.ts'
import { leadsByIds } from '../../records/leads/lead-rows.ts'
import { addLeadEvent, insertLead } from '../../records/leads/leads.ts'
import { addConsents } from '../../records/leads/lead-consents.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { wasErased } from './erased-people.ts'
import { givenAt } from './given-at.ts'
import type { LeadAccess } from './lead-access.ts'
import { noLead } from './find-person.ts'
import { writeLead } from './write-lead.ts'

/**
 * Adds a lead that the agent met elsewhere. Runs in the caller's transaction.
 * @throws Refused with 409 for a person who was erased, with 422 for a consent of a day to come.
 */
export async function addLead(
  world: World,
  access: LeadAccess,
  { consent, consent_note, given_on, source_note, ...typed }: v.InferOutput<typeof NewLead>
): Promise<Lead> {
  const { db: tx } = world
  const at = world.clock()
  const { agent_id, website_id } = access
  if (await wasErased(tx, website_id, personKeys(typed))) {
    throw new Refused(
      messageFrom(leadPersonRefusals, (t) => t.wasErased),
      409
    )
  }
  const source = source_note === '' ? {} : { note: source_note }
  const lead_id = await insertLead(tx, {
    ...typed,
    website_id,
    source: JSON.stringify(source),
    // The agent knows them.
    verified: true,
    is_entered: true,
    // An agent sees only their own.
    assigned_to: access.holder ?? null,
    received_at: at
  })
  if (lead_id === undefined) throw noLead()
  const which = { lead_id, website_id }
  const { home, kind, language, message } = typed
  await addLeadEvent(tx, {
    ...which,
    at,
    by_agent: agent_id,
    kind: 'received',
    data: { kind, message, home, source, verified: true }
  })
  if (consent !== 'none') {
    const how = consent === 'express' ? consent_note : ''
    const given_at = await givenAt(world, access, given_on)
    const ends_at = consentEnds(consent, given_at)
    await addConsents(tx, [{ ...which, kind: consent, language, given_at, ends_at, how }])
    await addLeadEvent(tx, {
      ...which,
      at,
      by_agent: agent_id,
      kind: 'consent',
      data: { kind: consent, how }
    })
  }
  const [lead] = await leadsByIds(tx, access, [lead_id])
  if (!lead) throw noLead()
  return writeLead(lead.row, lead.tags)
}
