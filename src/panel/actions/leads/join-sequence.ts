import { addMonths } from '#rules/time/calendar.ts'
import { ENDED_STAGES } from '#rules/leads/lead-kinds.ts'
import { NEW_INQUIRY_MONTHS } from '#rules/leads/sequences.ts'
import { nextStep, stepTime } from '#rules/leads/sequence-times.ts'
import { campaignBasis } from '#rules/leads/suppression.ts'
import { MESSAGE_FORM_KINDS } from '#rules/websites/site-form.ts'
import { consentsFor } from '../../records/leads/people-consents.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import {
  enrolledWithKeys,
  insertEnrolment,
  openEnrolment,
  wroteSince
} from '../../records/leads/enrolments.ts'
import { addLeadEvent, leadById, type LeadRow } from '../../records/leads/leads.ts'
import { lockPeople } from '../../records/leads/people.ts'
import { sequenceBy, sequenceFor, type SequenceRow } from '../../records/leads/sequences.ts'
import { suppressionOf } from '../../records/leads/suppressions.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { lockPerson } from './change-person.ts'
import { emailHash } from './email-hash.ts'
import { refusal } from './email-refusal.ts'
import { findPerson } from './find-person.ts'
import type { LeadAccess } from './lead-access.ts'
import { websiteZone } from './website-zone.ts'

/**
 * What a message from the website does: it ends the sequence of the person who sent it, and starts one
 * for a person who hasn't written of late. Runs in the transaction that stores the lead.
 */
export async function sequenceInquiry(
  world: World,
  tx: Db,
  which: { website_id: number; lead_id: string }
): Promise<void> {
  const lead = await leadById(tx, which.website_id, which.lead_id)
  if (!lead) return
  const { website_id } = lead
  const at = world.clock()
  const enrolled = await enrolledWithKeys(tx, website_id, lead, lead.lead_id)
  await endEnrolments(tx, { leads: enrolled }, { website_id, at, why: 'wrote' })
  const kind = MESSAGE_FORM_KINDS.find((one) => one === lead.kind)
  if (!kind || !lead.verified || enrolled.length > 0) return
  const sequence = await sequenceFor(tx, { website_id, kind, language: lead.language })
  if (!sequence || !(await mayReceive(tx, lead, at))) return
  const since = addMonths(at, -NEW_INQUIRY_MONTHS)
  if (await wroteSince(tx, { ...keysOf(lead), website_id, except: lead.lead_id, since })) return
  await join(world, tx, { lead, sequence, by_agent: null })
}

/** @throws Refused with 409 for a person who is in a sequence already, or may not be written to. */
export async function addToSequence(
  world: World,
  access: LeadAccess,
  { lead_id, sequence_id }: { lead_id: string; sequence_id: string }
): Promise<void> {
  const { agent_id, website_id } = access
  await inTransaction(world.db, async (tx) => {
    await lockPeople(tx, access)
    const lead = await lockPerson(tx, access, lead_id)
    const { leads } = await findPerson(tx, access, lead.lead_id)
    const open = await openEnrolment(tx, { website_id, leads: leads.map((one) => one.lead_id) })
    if (open?.sequence_id === sequence_id) return
    if (open) throw refusal((t) => t.personInSequence(open.name), 409)
    const sequence = await sequenceBy(tx, { website_id, sequence_id }, { lock: true })
    if (!sequence) throw refusal((t) => t.noSuchSequence, 404)
    if (!sequence.is_on) throw refusal((t) => t.sequenceIsOff, 409)
    if (ENDED_STAGES.includes(lead.stage)) throw refusal((t) => t.stageEnded, 409)
    if (lead.email_key === '') throw refusal((t) => t.noAddress, 409)
    if (!(await mayReceive(tx, lead, world.clock()))) {
      throw refusal((t) => t.personMayNotReceive, 409)
    }
    await join(world, tx, { lead, sequence, by_agent: agent_id })
  })
}

/** Takes a person out of their sequence; one who is in none stays as they are. */
export async function takeOutOfSequence(
  { clock, db }: World,
  access: LeadAccess,
  lead_id: string
): Promise<void> {
  const { agent_id, website_id } = access
  await inTransaction(db, async (tx) => {
    const leads = (await findPerson(tx, access, lead_id)).leads.map((lead) => lead.lead_id)
    const ended = { website_id, at: clock(), why: 'removed', by_agent: agent_id } as const
    await endEnrolments(tx, { leads }, ended)
  })
}

async function join(
  world: World,
  tx: Db,
  { by_agent, lead, sequence }: { lead: LeadRow; sequence: SequenceRow; by_agent: string | null }
): Promise<void> {
  const { name, sequence_id, steps, website_id } = sequence
  const first = nextStep(steps, { done: [], last_day: null })
  if (!first) return
  const joined_at = world.clock()
  const zone = await websiteZone(tx, website_id)
  const next_at = stepTime(first, { joined_at, now: joined_at, zone })
  const { lead_id } = lead
  if (!(await insertEnrolment(tx, { website_id, sequence_id, lead_id, joined_at, next_at }))) return
  const data = { sequence_id, name }
  await addLeadEvent(tx, { website_id, lead_id, kind: 'sequence', data, by_agent, at: joined_at })
}

async function mayReceive(tx: Db, lead: LeadRow, now: Date): Promise<boolean> {
  const { email_key, website_id } = lead
  if (email_key === '') return false
  const email_hash = await emailHash(tx, email_key)
  const suppression = await suppressionOf(tx, { website_id, email_hash })
  return campaignBasis(await consentsFor(tx, lead), suppression, now) !== undefined
}

function keysOf({ email_key, phone_key }: LeadRow) {
  return { email_key, phone_key }
}
