import { messageFrom } from '#messages/language.ts'
import { leadEmailRefusals } from '#messages/refusals/lead-emails.ts'
import { fillPlaceholders } from '#rules/leads/placeholders.ts'
import { addLeadEvent, leadById, type LeadRow, markAnswered } from '../../records/leads/leads.ts'
import { personLeads } from '../../records/leads/people.ts'
import { suppressionOf } from '../../records/leads/suppressions.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { viaProduct } from '../emails/lead-answer.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { memberSender } from './agent-sender.ts'
import { listTemplates } from './answer-templates.ts'
import { emailHash } from './email-hash.ts'
import { endPersonSequence } from './end-sequences.ts'
import { mainLead } from './find-person.ts'
import type { LeadAccess } from './lead-access.ts'
import { logLeads } from './log-access.ts'
import { placeholderValues } from './placeholder-values.ts'
import { replyAddress } from './reply-address.ts'

/** What the dialog of an answer begins with. */
export async function answerSetup(world: World, access: LeadAccess, lead_id: string) {
  const lead = await reachableLead(world, access, lead_id)
  const sender = await memberSender(world, access)
  const { inbound, productName } = world.settings
  return {
    to: lead.email,
    kind: lead.kind,
    language: lead.language,
    from: viaProduct(sender.name, productName),
    replies: inbound ? ('timeline' as const) : ('mailbox' as const),
    mailbox: sender.email,
    // Templates are in either language, so an unknown home is worded where one is chosen.
    values: { ...placeholderValues(lead, sender, lead.language), home: lead.home },
    templates: await listTemplates(world, access.website_id)
  }
}

/** Emails a lead, notes it on the timeline, and dates the first answer: all of it or nothing. */
export async function answerLead(
  world: World,
  access: LeadAccess,
  { lead_id, subject, text }: { lead_id: string; subject: string; text: string }
): Promise<Date> {
  const { clock, db } = world
  const { agent_id, website_id } = access
  const lead = await reachableLead(world, access, lead_id)
  await requireReachable(world, lead)
  const sender = await memberSender(world, access)
  const values = placeholderValues(lead, sender, lead.language)
  const written = {
    subject: fillPlaceholders(subject, values),
    text: fillPlaceholders(text, values)
  }
  const at = clock()
  await queueEmail(db, at, {
    kind: 'lead-answer',
    ...written,
    website_id,
    lead_id,
    agent: sender.name,
    title: sender.title,
    brokerage: sender.brokerage,
    phone: sender.phone,
    website: sender.website,
    language: lead.language,
    to: { name: lead.name, address: lead.email },
    replyTo: await replyAddress(world, lead_id, sender)
  })
  const ended = { at, why: 'contacted', by_agent: agent_id } as const
  await endPersonSequence(db, lead, ended)
  const data = { ...written, address: lead.email }
  await addLeadEvent(db, { website_id, lead_id, kind: 'email_out', data, by_agent: agent_id, at })
  await logLeads(world, access, 'answered', [await mainLead(db, access, lead_id)])
  return markAnswered(db, lead, at)
}

/** @throws Refused with 404 for a lead that isn't theirs, and 409 for one without an address. */
async function reachableLead({ db }: World, access: LeadAccess, lead_id: string): Promise<LeadRow> {
  const lead = await leadById(db, access.website_id, lead_id)
  if (!lead || !(await personLeads(db, access, lead_id))) {
    throw new Refused(
      messageFrom(leadEmailRefusals, (t) => t.noSuchLead),
      404
    )
  }
  if (lead.email_key === '') {
    throw new Refused(
      messageFrom(leadEmailRefusals, (t) => t.noAddress),
      409
    )
  }
  return lead
}

/** An answer isn't a commercial message, so an unsubscribe doesn't forbid it; a bounce does. */
async function requireReachable({ db }: World, { email, email_key, website_id }: LeadRow) {
  const suppression = await suppressionOf(db, {
    website_id,
    email_hash: await emailHash(db, email_key)
  })
  if (suppression?.reason !== 'bounced') return
  throw new Refused(
    messageFrom(leadEmailRefusals, (t) => t.addressBounced(email)),
    409
  )
}
