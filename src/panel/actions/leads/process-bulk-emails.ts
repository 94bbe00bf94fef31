import { BULK_TRIES_MAX, bulkRetryMs } from '#rules/leads/campaigns.ts'
import { campaignBasis, type Suppression } from '#rules/leads/suppression.ts'
import { consentsFor } from '../../records/leads/audience.ts'
import {
  type BulkEmailRow,
  claimBulkEmails,
  endBulkEmail,
  putOffBulkEmails
} from '../../records/leads/bulk-emails.ts'
import { endSentCampaigns, lockDueCampaign } from '../../records/leads/campaigns.ts'
import { leadById } from '../../records/leads/leads.ts'
import { personLeads } from '../../records/leads/people.ts'
import { suppressionOf } from '../../records/leads/suppressions.ts'
import { EmailUndeliverable, type OutgoingEmail } from '../../services/email/email-transport.ts'
import type { World } from '../../services/world.ts'
import { renderEmail } from '../emails/render-email.ts'
import { type AgentSender, agentSender } from './agent-sender.ts'
import { type BulkOutcome, type BulkSource, sourceOf } from './bulk-sources.ts'
import { emailHash } from './email-hash.ts'
import { letterTo } from './letter.ts'
import { planSequenceEmails } from './plan-sequence-emails.ts'
import { recordBounce } from './record-bounce.ts'
import { bounceAddress, replyAddress } from './reply-address.ts'
import { startCampaign } from './send-campaign.ts'

/** Longer than the slowest server takes; a killed process's emails are sent by another after it. */
const CLAIM_MS = 60_000
/** Until an email is looked at again whose sender has no postal address. */
const ADDRESS_MS = 15 * 60_000

/** Starts campaigns and steps whose time has come, sends one portion of emails, and returns how many were claimed. */
export async function processBulkEmails(world: World): Promise<number> {
  const { clock, db, settings } = world
  await startDue(world)
  await planSequenceEmails(world)
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
  const source = sourceOf(world, email)
  try {
    const held = await source?.heldUntil()
    if (held) return void (await endBulkEmail(world.db, email, held))
    const sender = await agentSender(world, email.website_id)
    // By law, nothing is sent without a postal address.
    if (sender.addressLacks.length > 0) return await putOff(world, email)
    const outgoing = source && (await outgoingEmail(world, email, source, sender))
    if (!outgoing?.message) return await end(world, email, { state: 'left_out', ...outgoing })
    await world.email.send(outgoing.message)
    const { lead_id, subject } = outgoing
    await end(world, email, { state: 'sent', lead_id, subject })
  } catch (error) {
    await handleFailure(world, email, error)
  }
}

/** An email and all others of its website, so that those of other websites needn't wait behind them. */
async function putOff({ clock, db }: World, email: BulkEmailRow): Promise<void> {
  const due_at = new Date(clock().getTime() + ADDRESS_MS)
  // It wasn't tried.
  await endBulkEmail(db, email, { due_at, tries: email.tries - 1 })
  await putOffBulkEmails(db, email.website_id, due_at)
}

type Outgoing =
  | { message: OutgoingEmail; lead_id: string; subject: string }
  | { message?: undefined; suppression: Suppression | 'none' }

/** The email as its person may receive it now; undefined if it isn't for them any more. */
async function outgoingEmail(
  world: World,
  email: BulkEmailRow,
  source: BulkSource,
  sender: AgentSender
): Promise<Outgoing | undefined> {
  const { clock, db, settings } = world
  const { bulk_email_id, email_hash, lead_id, website_id } = email
  if (lead_id === null) return undefined
  const written = await source.letter()
  const person = await personLeads(db, { website_id, holder: undefined }, lead_id)
  const lead = person && (await leadById(db, website_id, person.main.lead_id))
  if (!written || !lead) return undefined
  // The person may have another address by now, who may have been written to already.
  if ((await emailHash(db, lead.email_key)) !== email_hash) return undefined
  const consents = await consentsFor(db, lead)
  const suppression = await suppressionOf(db, { website_id, email_hash })
  const basis = campaignBasis(consents, suppression, clock())
  if (!basis) return { suppression: suppression ?? 'none' }
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

/** Ends a claim, with all that follows from it. */
async function end(world: World, email: BulkEmailRow, outcome: BulkOutcome): Promise<void> {
  const { state } = outcome
  const source = sourceOf(world, email)
  await world.db.transaction().execute(async (tx) => {
    await source?.lock(tx)
    const change = state === 'sent' ? { state, sent_at: world.clock() } : { state }
    if (await endBulkEmail(tx, email, change)) await source?.ended(tx, outcome)
  })
}

async function handleFailure(world: World, email: BulkEmailRow, error: unknown): Promise<void> {
  const { clock, db, log } = world
  const { bulk_email_id, lead_id, tries, website_id } = email
  if (error instanceof EmailUndeliverable) {
    const lead = lead_id === null ? undefined : await leadById(db, website_id, lead_id)
    if (lead) await recordBounce(world, lead, lead.email)
    await end(world, email, { state: 'bounced' })
    return
  }
  log.warn({ err: error, bulk_email_id, tries }, 'a bulk email was not sent')
  if (tries >= BULK_TRIES_MAX) await end(world, email, { state: 'failed' })
  else {
    const due_at = new Date(clock().getTime() + bulkRetryMs(tries))
    await endBulkEmail(db, email, { due_at })
  }
}
