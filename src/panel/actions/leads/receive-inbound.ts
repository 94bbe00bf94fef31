import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { messageFrom } from '#messages/language.ts'
import { leadEmailRefusals } from '#messages/refusals/lead-emails.ts'
import { printable } from '#rules/content/printable.ts'
import { withoutQuote } from '#rules/leads/quoted-reply.ts'
import { insertInboundEmail } from '../../records/leads/inbound-emails.ts'
import { bulkEmailById, noteAnswer, noteOnBulkEmail } from '../../records/leads/bulk-emails.ts'
import {
  addLeadEvent,
  leadById,
  leadInAnyWebsite,
  type LeadRow
} from '../../records/leads/leads.ts'
import { suppress } from '../../records/leads/suppressions.ts'
import { teamSettings } from '../../records/team/team-settings.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { type InboundEmail, readInbound } from '../../services/email/read-inbound.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { leadHolder } from '../team/lead-holder.ts'
import { agentSender } from './agent-sender.ts'
import { readOurAddress } from './reply-address.ts'
import { unsubscribe } from './unsubscribe.ts'

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
  const source = Buffer.from(parsed.output.email, 'base64')
  const email = await readInbound(source).catch(() => {
    throw unreadable()
  })
  const found = await readOurAddress(world, recipient)
  if (found && 'bulk_email_id' in found) return takeReport(world, found.bulk_email_id, email)
  const lead = found && (await leadInAnyWebsite(world.db, found.lead_id))
  if (!lead) throw noSuchAddress()
  await takeReply(world, lead, email, source)
}

/** A campaign's email that came back, or that its reader reported as spam, is its address's last one. */
async function takeReport(
  world: World,
  bulk_email_id: string,
  { report }: InboundEmail
): Promise<void> {
  const { db } = world
  const sent = await bulkEmailById(db, bulk_email_id)
  if (!sent) throw noSuchAddress()
  if (report === 'complained') await unsubscribe(world, sent, 'complained')
  if (report !== 'bounced') return
  const { email_hash, lead_id, website_id } = sent
  await inTransaction(db, async (tx) => {
    await suppress(tx, { website_id, email_hash, reason: 'bounced', at: world.clock() })
    if (sent.state !== 'sent') return
    await noteOnBulkEmail(tx, bulk_email_id, { state: 'bounced' })
    const lead = lead_id === null ? undefined : await leadById(tx, website_id, lead_id)
    if (!lead) return
    const data = { address: lead.email }
    const at = world.clock()
    await addLeadEvent(tx, { ...lead, kind: 'email_bounced', data, at })
  })
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
  const text = printable(withoutQuote(email.text)).slice(0, TEXT_MAX)
  const name = printable(email.from.name) || email.from.address
  await world.db.transaction().execute(async (tx) => {
    const at = world.clock()
    if (!(await isNew(tx, lead, email, source, at))) return
    const { address } = email.from
    const files = email.attachments.map(({ filename }) => filename)
    const data = { subject, text, address, files, automatic: email.isAutomatic }
    await addLeadEvent(tx, { website_id, lead_id, kind: 'email_in', data, at })
    if (!email.isAutomatic) await noteAnswer(tx, lead_id, at)
    const reply = {
      kind: 'lead-reply' as const,
      lead_id,
      name,
      subject,
      text,
      language: sender.language,
      attachments: email.attachments,
      replyTo: { name, address: email.from.address }
    }
    const holder = await leadHolder({ ...world, db: tx }, lead)
    if (holder) {
      await queueEmail(tx, at, { ...reply, to: { name: holder.name, address: holder.email } })
    }
    if (!holder || (await teamSettings(tx, website_id)).owner_copies) {
      await queueEmail(tx, at, { ...reply, to: { name: sender.name, address: sender.email } })
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
