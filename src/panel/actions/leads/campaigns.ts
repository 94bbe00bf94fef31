import type { Campaign, CampaignFields } from '#contract/leads/campaigns.ts'
import { type BulkPause, CAMPAIGNS_MAX } from '#rules/leads/campaigns.ts'
import { type BulkResults, resultsOf } from '../../records/leads/bulk-emails.ts'
import {
  campaignBy,
  type CampaignRow,
  campaignsOf,
  deleteCampaign,
  insertCampaign,
  lockCampaign,
  updateCampaign
} from '../../records/leads/campaigns.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { bulkPauseOf } from './bulk-pause.ts'
import { refusal } from './email-refusal.ts'

type Which = { website_id: number; campaign_id: string }

export const noSuchCampaign = () => refusal((t) => t.noSuchCampaign, 404)

export async function listCampaigns({ db, settings }: World, website_id: number) {
  const rows = await campaignsOf(db, website_id)
  const results = await resultsOf(
    db,
    'campaign_id',
    rows.map(({ campaign_id }) => campaign_id)
  )
  const pause = await bulkPauseOf(db, website_id)
  return {
    data: rows.map((row) => {
      const { body: _, ...rest } = toWire(row, pause, results.get(row.campaign_id))
      return rest
    }),
    answers_counted: settings.inbound !== undefined
  }
}

export async function readCampaign(db: Db, which: Which): Promise<Campaign> {
  const row = await campaignBy(db, which)
  if (!row) throw noSuchCampaign()
  return campaignToWire(db, row)
}

/** Creates a draft, or saves one whose newest version is known. The same content again changes nothing. */
export async function saveDraft(
  { clock, db }: World,
  which: Which,
  base_version: number,
  fields: CampaignFields
): Promise<Campaign> {
  const now = clock()
  const written = { ...fields, audience: JSON.stringify(fields.audience), updated: now }
  return inTransaction(db, async (tx) => {
    const known = await lockCampaign(tx, which)
    if (!known) {
      if (base_version > 0) throw noSuchCampaign()
      if ((await campaignsOf(tx, which.website_id)).length >= CAMPAIGNS_MAX) {
        throw refusal((t) => t.tooManyCampaigns(CAMPAIGNS_MAX), 409)
      }
      const created = await insertCampaign(tx, { ...which, ...written, created: now })
      if (!created) throw noSuchCampaign()
      return campaignToWire(tx, created)
    }
    if (isSame(known, fields)) return campaignToWire(tx, known)
    requireEditable(known)
    if (known.version !== base_version) throw refusal((t) => t.campaignChanged, 409)
    const change = { ...written, version: known.version + 1 }
    return campaignToWire(tx, await updateCampaign(tx, which, change))
  })
}

/** Deletes a draft; one that is gone already changes nothing. */
export async function removeDraft({ db }: World, which: Which): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await lockCampaign(tx, which)
    if (!known) return
    requireEditable(known)
    await deleteCampaign(tx, which)
  })
}

export function requireEditable({ state }: CampaignRow): void {
  if (state !== 'draft') throw refusal((t) => t.campaignOver, 409)
}

export async function campaignToWire(db: Db, row: CampaignRow): Promise<Campaign> {
  const results = await resultsOf(db, 'campaign_id', [row.campaign_id])
  const pause = await bulkPauseOf(db, row.website_id)
  return toWire(row, pause, results.get(row.campaign_id))
}

function isSame(row: CampaignRow, fields: CampaignFields): boolean {
  const { audience, body, language, name, subject } = row
  const order = ({ kinds, languages, stages, tags }: CampaignFields['audience']) =>
    JSON.stringify([kinds, languages, stages, tags])
  return (
    body === fields.body &&
    language === fields.language &&
    name === fields.name &&
    subject === fields.subject &&
    order(audience) === order(fields.audience)
  )
}

const NO_RESULTS: BulkResults = {
  waiting: 0,
  sent: 0,
  bounced: 0,
  failed: 0,
  left_out: 0,
  answered: 0,
  unsubscribed: 0
}

function toWire(
  row: CampaignRow,
  pause: BulkPause | null,
  results: BulkResults = NO_RESULTS
): Campaign {
  const { audience, body, campaign_id, language, name, state, subject, version } = row
  return {
    campaign_id,
    name,
    subject,
    body,
    language,
    audience,
    version,
    state,
    paused_by: state === 'scheduled' || state === 'sending' ? pause : null,
    send_at: row.send_at?.toISOString() ?? null,
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    updated: row.updated.toISOString(),
    results
  }
}
