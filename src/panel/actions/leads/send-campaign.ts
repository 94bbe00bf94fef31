import { type Campaign, ReadyCampaign } from '#contract/leads/campaigns.ts'
import type { Audience } from '#rules/leads/audience.ts'
import { SCHEDULE_DAYS_MAX } from '#rules/leads/campaigns.ts'
import { addDays } from '#rules/time/calendar.ts'
import { addRecipients, countAudience } from '../../records/leads/audience.ts'
import { leaveOutWaiting } from '../../records/leads/bulk-emails.ts'
import {
  campaignBy,
  type CampaignRow,
  lockCampaign,
  updateCampaign
} from '../../records/leads/campaigns.ts'
import { websiteStop } from '../../records/leads/sending-websites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import type { LeadLetter } from '../emails/lead-letter.ts'
import { queueTest, requireReady, shownLetter } from './agent-letter.ts'
import { type AgentSender, agentSender } from './agent-sender.ts'
import { campaignToWire, noSuchCampaign, requireEditable } from './campaigns.ts'
import { refusal, textOf } from './email-refusal.ts'
import { emailHashKey } from './email-hash.ts'
import { sampleLetter } from './letter.ts'

type Which = { website_id: number; campaign_id: string }

/** How many people of an audience may be written to now. */
export async function audienceCount({ clock, db }: World, website_id: number, audience: Audience) {
  const hashKey = await emailHashKey(db)
  return countAudience(db, { website_id, audience, hashKey, now: clock() })
}

/**
 * Sends a draft now or at a time. @throws Refused with 409 while nothing is sent for the website, and
 * with 422 if something in the draft is missing.
 */
export async function sendCampaign(
  world: World,
  which: Which,
  { send_at, version }: { version: number; send_at: Date | null }
): Promise<Campaign> {
  const { clock, db } = world
  const now = clock()
  if (send_at && send_at <= now) throw refusal((t) => t.notInFuture, 422)
  if (send_at && send_at > addDays(now, SCHEDULE_DAYS_MAX)) throw refusal((t) => t.tooFarAhead, 422)
  const sender = await agentSender(world, which.website_id)
  return inTransaction(db, async (tx) => {
    const row = await lockCampaign(tx, which)
    if (!row) throw noSuchCampaign()
    requireEditable(row)
    const stop = await websiteStop(tx, row.website_id)
    if (stop) throw refusal((t) => t.stopped[stop], 409)
    if (row.version !== version) throw refusal((t) => t.campaignChanged, 409)
    requireReadyCampaign(row, sender)
    const { may } = await audienceCount(
      { ...world, db: tx as World['db'] },
      row.website_id,
      row.audience
    )
    if (may === 0 && !send_at) throw refusal((t) => t.noReceivers, 422)
    if (!send_at) return campaignToWire(tx, await startCampaign(tx, row, now))
    return campaignToWire(tx, await updateCampaign(tx, which, { state: 'scheduled', send_at }))
  })
}

/** Fixes who receives a campaign: everyone in its audience who may be written to now. */
export async function startCampaign(tx: Db, row: CampaignRow, now: Date): Promise<CampaignRow> {
  const { audience, campaign_id, website_id } = row
  const hashKey = await emailHashKey(tx)
  await addRecipients(tx, campaign_id, { website_id, audience, hashKey, now })
  return updateCampaign(tx, row, { state: 'sending', started_at: now })
}

/** A scheduled campaign becomes a draft again; of one on its way, the rest is left out. */
export async function cancelCampaign({ clock, db }: World, which: Which): Promise<Campaign> {
  return inTransaction(db, async (tx) => {
    const row = await lockCampaign(tx, which)
    if (!row) throw noSuchCampaign()
    if (row.state === 'scheduled') {
      const draft = await updateCampaign(tx, which, { state: 'draft', send_at: null })
      return campaignToWire(tx, draft)
    }
    if (row.state !== 'sending') return campaignToWire(tx, row)
    const now = clock()
    await leaveOutWaiting(tx, row.campaign_id, now)
    const change = { state: 'cancelled' as const, ended_at: now }
    return campaignToWire(tx, await updateCampaign(tx, which, change))
  })
}

/** The email with the agent as its reader, in parts. */
export async function previewCampaign(world: World, which: Which) {
  return shownLetter(world, (await testLetter(world, which)).letter)
}

export async function testCampaign(world: World, which: Which): Promise<string> {
  const { letter, row, sender } = await testLetter(world, which)
  requireReadyCampaign(row, sender)
  return queueTest(world, letter, sender)
}

async function testLetter(
  world: World,
  which: Which
): Promise<{ letter: LeadLetter; row: CampaignRow; sender: AgentSender }> {
  const row = await campaignBy(world.db, which)
  if (!row) throw noSuchCampaign()
  const sender = await agentSender(world, which.website_id)
  return { row, sender, letter: await sampleLetter(world, sender, row) }
}

function requireReadyCampaign(row: CampaignRow, sender: AgentSender): void {
  requireReady(
    ReadyCampaign,
    row,
    sender,
    textOf((t) => t.campaignNotReady)
  )
}
