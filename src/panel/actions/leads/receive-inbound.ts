import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { messageFrom } from '#messages/language.ts'
import { leadEmailRefusals } from '#messages/refusals/lead-emails.ts'
import { printable } from '#rules/content/printable.ts'
import { withoutQuote } from '#rules/leads/quoted-reply.ts'
import { insertInboundEmail } from '../../records/leads/inbound-emails.ts'
import { bulkEmailById, noteAnswer } from '../../records/leads/bulk-emails.ts'
import { addLeadEvent, leadInAnyWebsite, type LeadRow } from '../../records/leads/leads.ts'
import { teamSettings } from '../../records/team/team-settings.ts'
import { type InboundEmail, readInbound } from '../../services/email/read-inbound.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { leadHolder } from '../team/lead-holder.ts'
import { agentSender } from './agent-sender.ts'
import { endPersonSequence } from './end-sequences.ts'
import { takeReport, takeReturned } from './receive-report.ts'
import { readOurAddress } from './reply-address.ts'

/** What the domain's mail server posts; `email` is the whole message in base64. */
const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    recipient: v.pipe(v.string(), v.maxLength(320)),
    email: v.pipe(v.string(), v.nonEmpty(), v.base64())
  })
)

const TEXT_MAX = 20_000
const SUBJECT_MAX = 300

/** Takes in an email to one of our addresses, once. @throws Refused with 404 if the address isn't ours. */
export async function receiveInbound(world: World, body: string): Promise<void> {
  const parsed = v.safeParse(Body, body)
  if (!parsed.success) throw unreadable()
  const { recipient } = parsed.output
  // Anyone can send to any address of the domain; only what is for one of ours is read.
  const found = await readOurAddress(world, recipient)
  if (!found) throw noSuchAddress()
  const source = Buffer.from(parsed.output.email, 'base64')
  const email = await readInbound(source).catch(() => {
    throw unreadable()
  })
  if ('bulk_email_id' in found) {
    const sent = await bulkEmailById(world.db, found.bulk_email_id)
    if (!sent) throw noSuchAddress()
    return takeReport(world, sent, email.report)
  }
  const isReturned = 'returned' in found
  const lead_id = isReturned ? found.claimed_lead_id : found.lead_id
  const lead = await leadInAnyWebsite(world.db, lead_id)
  if (!lead) throw noSuchAddress()
  if (!isReturned) return takeReply(world, lead, email, source)
  if (!(await takeReturned(world, lead, found, email.report))) throw noSuchAddress()
}

/** Puts a reply on the timeline and passes it on to the agent, or to the member who has the lead. */
async function takeReply(
  world: World,
  lead: LeadRow,
  email: InboundEmail,
  source: Uint8Array
): Promise<void> {
  const { lead_id, website_id } = lead
  const sender = await agentSender(world, website_id)
  const subject = printable(email.subject).slice(0, SUBJECT_MAX)
  const name = printable(email.from.name) || email.from.address
  await world.db.transaction().execute(async (tx) => {
    const at = world.clock()
    if (!(await isNew(tx, lead, email, source, at))) return
    const { address } = email.from
    const files = email.attachments.map(({ filename }) => filename)
    const text = printable(withoutQuote(email.text)).slice(0, TEXT_MAX)
    const data = { subject, text, address, files, automatic: email.isAutomatic }
    await addLeadEvent(tx, { website_id, lead_id, kind: 'email_in', data, at })
    if (!email.isAutomatic) {
      await noteAnswer(tx, lead_id, at)
      await endPersonSequence(tx, lead, { at, why: 'answered' })
    }
    const reply = {
      kind: 'lead-reply' as const,
      lead_id,
      name,
      subject,
      // Whole: the original is kept nowhere, and what is left out of the timeline is a guess.
      text: printable(email.text).trim(),
      attachments: email.attachments,
      replyTo: { name, address: email.from.address }
    }
    const holder = await leadHolder({ ...world, db: tx }, lead)
    if (holder) {
      const { email: address, language, name: holderName } = holder
      await queueEmail(tx, at, { ...reply, language, to: { name: holderName, address } })
    }
    if (!holder || (await teamSettings(tx, website_id)).owner_copies) {
      const { email: address, name: agent, reads: language } = sender
      await queueEmail(tx, at, { ...reply, language, to: { name: agent, address } })
    }
  })
}

/** Servers that received no answer deliver again. */
function isNew(
  tx: Db,
  { website_id }: LeadRow,
  { messageId }: InboundEmail,
  source: Uint8Array,
  received: Date
): Promise<boolean> {
  const email_hash = createHash('sha256')
    .update(`${website_id}:`)
    .update(messageId ?? source)
    .digest('hex')
  return insertInboundEmail(tx, { website_id, email_hash, received })
}

function noSuchAddress(): Refused {
  return new Refused(
    messageFrom(leadEmailRefusals, (t) => t.noSuchReplyAddress),
    404
  )
}

function unreadable(): Refused {
  return new Refused(
    messageFrom(leadEmailRefusals, (t) => t.unreadableEmail),
    422
  )
}
