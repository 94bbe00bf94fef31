import { retryDelay, TRIES_MAX } from '#rules/retries.ts'
import {
  type BulkEmailRow,
  claimBulkEmails,
  endBulkEmail,
  putOffBulkEmails
} from '../../records/leads/bulk-emails.ts'
import { endSentCampaigns, lockDueCampaign } from '../../records/leads/campaigns.ts'
import { EmailUndeliverable } from '../../services/email/email-transport.ts'
import type { World } from '../../services/world.ts'
import { agentSender } from './agent-sender.ts'
import type { BulkOutcome } from './bulk-source.ts'
import { sourceOf } from './bulk-sources.ts'
import { planSequenceEmails } from './plan-sequence-emails.ts'
import { planAlerts } from './saved-searches/plan-alerts.ts'
import { recordBounce } from './record-bounce.ts'
import { startCampaign } from './send-campaign.ts'

/** Longer than the slowest server takes; a killed process's emails are sent by another after it. */
const CLAIM_MS = 60_000
/** Until an email is looked at again whose sender has no postal address. */
const ADDRESS_MS = 15 * 60_000

/** Starts campaigns, steps and alerts whose time has come, sends one portion of emails, and returns how many were claimed. */
export async function processBulkEmails(world: World): Promise<number> {
  const { clock, db, settings } = world
  await startDue(world)
  await planSequenceEmails(world)
  await planAlerts(world)
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
  let to = ''
  try {
    const held = await source?.heldUntil()
    if (held) return void (await endBulkEmail(world.db, email, held))
    const sender = await agentSender(world, email.website_id)
    // By law, nothing is sent without a postal address.
    if (sender.addressLacks.length > 0) return await putOff(world, email)
    const outgoing = await source?.message(sender)
    if (!outgoing?.message) return await end(world, email, { state: 'left_out', ...outgoing })
    to = outgoing.message.to.address
    await world.email.send(outgoing.message)
    const { lead_id, subject } = outgoing
    await end(world, email, { state: 'sent', lead_id, subject })
  } catch (error) {
    await handleFailure(world, email, { error, to })
  }
}

/** An email and all others of its website, so that those of other websites needn't wait behind them. */
async function putOff({ clock, db }: World, email: BulkEmailRow): Promise<void> {
  const due_at = new Date(clock().getTime() + ADDRESS_MS)
  await endBulkEmail(db, email, { due_at })
  await putOffBulkEmails(db, email.website_id, due_at)
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

async function handleFailure(
  world: World,
  email: BulkEmailRow,
  { error, to }: { error: unknown; to: string }
): Promise<void> {
  const { clock, db, log } = world
  const { bulk_email_id, lead_id, website_id } = email
  if (error instanceof EmailUndeliverable) {
    if (lead_id !== null) await recordBounce(world, { lead_id, website_id }, to)
    await end(world, email, { state: 'bounced' })
    return
  }
  const tries = email.tries + 1
  log.warn({ err: error, bulk_email_id, tries }, 'a bulk email was not sent')
  if (tries >= TRIES_MAX) await end(world, email, { state: 'failed' })
  else {
    const due_at = new Date(clock().getTime() + retryDelay(tries))
    await endBulkEmail(db, email, { due_at, tries })
  }
}
