import { BULK_TRIES_MAX, bulkRetryMs } from '#rules/leads/campaigns.ts'
import { campaignBasis } from '#rules/leads/suppression.ts'
import { consentsFor } from '../../records/leads/audience.ts'
import {
  type BulkEmailRow,
  claimBulkEmails,
  endBulkEmail
} from '../../records/leads/bulk-emails.ts'
import { campaignBy, endSentCampaigns, lockDueCampaign } from '../../records/leads/campaigns.ts'
import { addLeadEvent, leadById } from '../../records/leads/leads.ts'
import { personLeads } from '../../records/leads/people.ts'
import { suppressionOf } from '../../records/leads/suppressions.ts'
import { EmailUndeliverable } from '../../services/email/email-transport.ts'
import type { World } from '../../services/world.ts'
import { renderEmail } from '../emails/render-email.ts'
import { agentSender } from './agent-sender.ts'
import { emailHash } from './email-hash.ts'
import { letterTo } from './letter.ts'
import { recordBounce } from './record-bounce.ts'
import { bounceAddress, replyAddress } from './reply-address.ts'
import { startCampaign } from './send-campaign.ts'

/** Longer than the slowest server takes; a killed process's emails are sent by another after it. */
const CLAIM_MS = 60_000

/** Starts campaigns whose time has come, sends one portion of emails, and returns how many were claimed. */
export async function processBulkEmails(world: World): Promise<number> {
  const { clock, db, settings } = world
  await startDue(world)
  const now = clock()
  const until = new Date(now.getTime() + CLAIM_MS)
  const claimed = await claimBulkEmails(db, { most: settings.bulkEmailsPerSecond, now, until })
  await Promise.all(claimed.map((email) => process(world, email)))
  await endSentCampaigns(db, clock())
  return claimed.length
}

async function startDue({ clock, db }: World): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const due = await lockDueCampaign(tx, now)
    if (due) await startCampaign(tx, due, now)
  })
}

async function process(world: World, email: BulkEmailRow): Promise<void> {
  try {
    const outgoing = await outgoingEmail(world, email)
    if (!outgoing) {
      await endBulkEmail(world.db, email, { state: 'left_out' })
      return
    }
    await world.email.send(outgoing.message)
    await markSent(world, email, outgoing.lead_id, outgoing.subject)
  } catch (error) {
    await handleFailure(world, email, error)
  }
}

/** The email as its person may receive it now; undefined if they may not any more. */
async function outgoingEmail(world: World, email: BulkEmailRow) {
  const { clock, db, settings } = world
  const { bulk_email_id, campaign_id, email_hash, lead_id, website_id } = email
  if (lead_id === null || campaign_id === null) return undefined
  const written = await campaignBy(db, { website_id, campaign_id })
  const person = await personLeads(db, { website_id, holder: undefined }, lead_id)
  const lead = person && (await leadById(db, website_id, person.main.lead_id))
  if (written?.state !== 'sending' || !lead) return undefined
  // The person may have another address by now, who may have been written to already.
  if ((await emailHash(db, lead.email_key)) !== email_hash) return undefined
  const consents = await consentsFor(db, lead)
  const suppression = await suppressionOf(db, { website_id, email_hash })
  const basis = campaignBasis(consents, suppression, clock())
  if (!basis) return undefined
  const sender = await agentSender(world, website_id)
  const parts = { basis, bulk_email_id, lead, written }
  const { letter, unsubscribeUrl } = await letterTo(world, sender, parts)
  const rendered = renderEmail(letter, settings)
  const bounceTo = await bounceAddress(world, bulk_email_id)
  return {
    lead_id: lead.lead_id,
    subject: rendered.subject,
    message: {
      // The same for every attempt, so that no one receives it twice.
      id: `bulk-${bulk_email_id}`,
      to: { name: lead.name, address: lead.email },
      replyTo: await replyAddress(world, lead.lead_id, sender),
      unsubscribeUrl,
      ...(bounceTo !== undefined && { bounceTo }),
      ...rendered
    }
  }
}

async function markSent(
  { clock, db }: World,
  email: BulkEmailRow,
  lead_id: string,
  subject: string
): Promise<void> {
  const { campaign_id, website_id } = email
  const at = clock()
  await db.transaction().execute(async (tx) => {
    if (!(await endBulkEmail(tx, email, { state: 'sent', sent_at: at }))) return
    if (campaign_id === null) return
    const data = { campaign_id, subject }
    await addLeadEvent(tx, { website_id, lead_id, kind: 'campaign', data, at })
  })
}

async function handleFailure(world: World, email: BulkEmailRow, error: unknown): Promise<void> {
  const { clock, db, log } = world
  const { bulk_email_id, lead_id, tries, website_id } = email
  if (error instanceof EmailUndeliverable) {
    const lead = lead_id === null ? undefined : await leadById(db, website_id, lead_id)
    if (lead) await recordBounce(world, lead, lead.email)
    await endBulkEmail(db, email, { state: 'bounced' })
    return
  }
  log.warn({ err: error, bulk_email_id, tries }, 'a campaign’s email was not sent')
  if (tries >= BULK_TRIES_MAX) await endBulkEmail(db, email, { state: 'failed' })
  else {
    const due_at = new Date(clock().getTime() + bulkRetryMs(tries))
    await endBulkEmail(db, email, { due_at })
  }
}
