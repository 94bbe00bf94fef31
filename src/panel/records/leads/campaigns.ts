import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { CampaignsTable } from '../../tables/campaign-tables.ts'
import { sendingWebsites } from './sending-websites.ts'

export type CampaignRow = Selectable<CampaignsTable>
type Which = { website_id: number; campaign_id: string }

export function campaignsOf(db: Db, website_id: number): Promise<CampaignRow[]> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('updated', 'desc')
    .orderBy('campaign_id')
    .execute()
}

export function campaignBy(
  db: Db,
  { campaign_id, website_id }: Which
): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirst()
}

/** The same, locked for a change. */
export function lockCampaign(tx: Db, which: Which): Promise<CampaignRow | undefined> {
  return tx
    .selectFrom('campaigns')
    .selectAll()
    .where('website_id', '=', which.website_id)
    .where('campaign_id', '=', which.campaign_id)
    .forUpdate()
    .executeTakeFirst()
}

/** Undefined if the id is taken, be it by another website. */
export function insertCampaign(
  tx: Db,
  campaign: Insertable<CampaignsTable>
): Promise<CampaignRow | undefined> {
  return tx
    .insertInto('campaigns')
    .values(campaign)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateCampaign(
  tx: Db,
  { campaign_id, website_id }: Which,
  change: Updateable<CampaignsTable>
): Promise<CampaignRow> {
  return tx
    .updateTable('campaigns')
    .set(change)
    .where('website_id', '=', website_id)
    .where('campaign_id', '=', campaign_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteCampaign(tx: Db, { campaign_id, website_id }: Which): Promise<void> {
  await tx
    .deleteFrom('campaigns')
    .where('website_id', '=', website_id)
    .where('campaign_id', '=', campaign_id)
    .execute()
}

/** Locks a campaign whose time has come and whose plan runs, skipping those that another process has. */
export function lockDueCampaign(tx: Db, now: Date): Promise<CampaignRow | undefined> {
  return tx
    .selectFrom('campaigns')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .where('website_id', 'in', sendingWebsites(tx))
    .orderBy('send_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Ends campaigns without a waiting email. */
export async function endSentCampaigns(db: Db, now: Date): Promise<void> {
  await sql`
    update campaigns c set state = 'sent', ended_at = ${now}
    where c.state = 'sending' and not exists (
      select 1 from bulk_emails b where b.campaign_id = c.campaign_id and b.state = 'waiting')
  `.execute(db)
}
