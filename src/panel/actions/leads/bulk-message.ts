import type { Suppression } from '#rules/leads/suppression.ts'
import { campaignBasis } from '#rules/leads/suppression.ts'
import { consentsFor } from '../../records/leads/people-consents.ts'
import type { BulkEmailRow } from '../../records/leads/bulk-emails.ts'
import { leadById, type LeadRow } from '../../records/leads/leads.ts'
import { personLeads } from '../../records/leads/people.ts'
import { suppressionOf } from '../../records/leads/suppressions.ts'
import type { Mailbox, OutgoingEmail } from '../../services/email/email-transport.ts'
import type { World } from '../../services/world.ts'
import type { EmailData } from '../emails/emails.ts'
import { renderEmail } from '../emails/render-email.ts'
import type { AgentSender } from './agent-sender.ts'
import { emailHash } from './email-hash.ts'
import { letterTo } from './letter.ts'
import { bounceAddress, replyAddress } from './reply-address.ts'

/** A bulk email, or why its person may not be written to. */
export type BulkOutgoing =
  | { message: OutgoingEmail; lead_id: string; subject: string }
  | { message?: undefined; suppression: Suppression | 'none' }

type Parts = {
  lead: LeadRow
  sender: AgentSender
  to: Mailbox
  content: EmailData
  /** For the reader's email program. */
  unsubscribeUrl: string
}

/** An email with all that each bulk email has: where replies and returned ones go, and how to end it. */
export async function bulkMessage(
  world: World,
  { bulk_email_id }: BulkEmailRow,
  { content, lead, sender, to, unsubscribeUrl }: Parts
): Promise<BulkOutgoing> {
  const rendered = renderEmail(content, world.settings)
  const bounceTo = await bounceAddress(world, bulk_email_id)
  return {
    lead_id: lead.lead_id,
    subject: rendered.subject,
    message: {
      // The same for every attempt, so that no one receives it twice.
      id: `bulk-${bulk_email_id}`,
      to,
      replyTo: await replyAddress(world, lead.lead_id, sender),
      unsubscribeUrl,
      ...(bounceTo !== undefined && { bounceTo }),
      ...rendered
    }
  }
}

/** A letter as its person may receive it now; undefined if it isn't for them any more. */
export async function letterMessage(
  world: World,
  email: BulkEmailRow,
  written: { subject: string; body: string; language: 'en' | 'fr' },
  sender: AgentSender
): Promise<BulkOutgoing | undefined> {
  const { clock, db } = world
  const { bulk_email_id, email_hash, lead_id, website_id } = email
  if (lead_id === null) return undefined
  const person = await personLeads(db, { website_id, holder: undefined }, lead_id)
  const lead = person && (await leadById(db, website_id, person.main.lead_id))
  if (!lead) return undefined
  // The person may have another address by now, who may have been written to already.
  if ((await emailHash(db, lead.email_key)) !== email_hash) return undefined
  const consents = await consentsFor(db, lead)
  const suppression = await suppressionOf(db, { website_id, email_hash })
  const basis = campaignBasis(consents, suppression, clock())
  if (!basis) return { suppression: suppression ?? 'none' }
  const parts = { basis, bulk_email_id, lead, written }
  const { letter, unsubscribeUrl } = await letterTo(world, sender, parts)
  const to = { name: lead.name, address: lead.email }
  return bulkMessage(world, email, { content: letter, lead, sender, to, unsubscribeUrl })
}
