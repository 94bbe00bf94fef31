import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { BulkEmailState } from '#rules/leads/campaigns.ts'
import type { Db } from '../../services/world.ts'
import type { BulkEmailsTable } from '../../tables/campaign-tables.ts'
import { sendingWebsites } from './sending-websites.ts'

export type BulkEmailRow = Selectable<BulkEmailsTable>

/**
 * Claims emails that are due, the first of each campaign first; an expired claim is due again. Those of
 * a stopped plan wait until it runs again.
 */
export async function claimBulkEmails(
  db: Db,
  { most, now, until }: { now: Date; until: Date; most: number }
): Promise<BulkEmailRow[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('bulk_emails')
        .select('bulk_email_id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .where('website_id', 'in', sendingWebsites(db))
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
        .orderBy('place')
        .orderBy('bulk_email_id')
        .limit(most)
        .forUpdate()
        .skipLocked()
    )
    .updateTable('bulk_emails')
    .from('due')
    .set({ claimed_until: until })
    .whereRef('bulk_emails.bulk_email_id', '=', 'due.bulk_email_id')
    .returningAll('bulk_emails')
    .execute()
}

/**
 * Ends a claim; false if another process claimed the email since, or it has another state by now, such as
 * that of a cancelled campaign.
 */
export async function endBulkEmail(
  tx: Db,
  { bulk_email_id, claimed_until }: Pick<BulkEmailRow, 'bulk_email_id' | 'claimed_until'>,
  change: Updateable<BulkEmailsTable>
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_emails')
    .set({ ...change, claimed_until: null })
    .where('bulk_email_id', '=', bulk_email_id)
    .where('claimed_until', 'is not distinct from', claimed_until)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** No waiting email of a website is due before `due_at`. */
export async function putOffBulkEmails(db: Db, website_id: number, due_at: Date): Promise<void> {
  await db
    .updateTable('bulk_emails')
    .set({ due_at })
    .where('website_id', '=', website_id)
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is', null)
    .where('due_at', '<', due_at)
    .execute()
}

export function bulkEmailById(db: Db, bulk_email_id: string): Promise<BulkEmailRow | undefined> {
  return db
    .selectFrom('bulk_emails')
    .selectAll()
    .where('bulk_email_id', '=', bulk_email_id)
    .executeTakeFirst()
}

/** Queues an email; false for a step's whose address gets one that day already, or had this one. */
export async function insertBulkEmail(
  tx: Db,
  email: Insertable<BulkEmailsTable>
): Promise<boolean> {
  const inserted = await tx
    .insertInto('bulk_emails')
    .values(email)
    .onConflict((conflict) => conflict.doNothing())
    .returning('bulk_email_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether an alert of a saved search is on its way. */
export async function hasWaitingAlert(tx: Db, saved_search_id: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('bulk_emails')
    .select('bulk_email_id')
    .where('saved_search_id', '=', saved_search_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return waiting !== undefined
}

/** Notes what happened to an email after it was sent, once. */
export async function noteOnBulkEmail(
  tx: Db,
  bulk_email_id: string,
  change: Pick<Updateable<BulkEmailsTable>, 'answered_at' | 'state' | 'unsubscribed_at'>
): Promise<void> {
  await tx
    .updateTable('bulk_emails')
    .set(change)
    .where('bulk_email_id', '=', bulk_email_id)
    .execute()
}

/** All waiting emails of a campaign count as sent at a moment. */
export function recordAllSent(
  tx: Db,
  { campaign_id, website_id }: { website_id: number; campaign_id: string },
  sent_at: Date
): Promise<BulkEmailRow[]> {
  return tx
    .updateTable('bulk_emails')
    .set({ state: 'sent', sent_at })
    .where('website_id', '=', website_id)
    .where('campaign_id', '=', campaign_id)
    .where('state', '=', 'waiting')
    .returningAll()
    .execute()
}

/** Emails of a website's steps that wait for a worker. */
export function waitingStepEmails(tx: Db, website_id: number): Promise<BulkEmailRow[]> {
  return tx
    .selectFrom('bulk_emails')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('sequence_id', 'is not', null)
    .where('state', '=', 'waiting')
    .execute()
}

/** A reply counts for the newest email of a campaign or sequence that the person received. */
export async function noteAnswer(tx: Db, lead_id: string, at: Date): Promise<void> {
  await tx
    .updateTable('bulk_emails')
    .set({ answered_at: at })
    .where('answered_at', 'is', null)
    .where('bulk_email_id', '=', (eb) =>
      eb
        .selectFrom('bulk_emails as newest')
        .select('newest.bulk_email_id')
        .where('newest.lead_id', '=', lead_id)
        .where('newest.state', '=', 'sent')
        .orderBy('newest.sent_at', 'desc')
        .limit(1)
    )
    .execute()
}

/** Those that a process is sending at this moment are not held back. */
export async function leaveOutWaiting(tx: Db, campaign_id: string, now: Date): Promise<void> {
  await tx
    .updateTable('bulk_emails')
    .set({ state: 'left_out', claimed_until: null })
    .where('campaign_id', '=', campaign_id)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .execute()
}

/** The counts of one campaign or sequence. */
export type BulkResults = Record<BulkEmailState | 'answered' | 'unsubscribed', number>

/** By campaign or sequence; one without emails has no entry. */
export async function resultsOf(
  db: Db,
  owner: 'campaign_id' | 'sequence_id',
  ids: readonly string[]
): Promise<Map<string, BulkResults>> {
  if (ids.length === 0) return new Map()
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const rows = await db
    .selectFrom('bulk_emails')
    .select([
      `${owner} as id`,
      count(sql`state = 'waiting'`).as('waiting'),
      count(sql`state = 'sent'`).as('sent'),
      count(sql`state = 'bounced'`).as('bounced'),
      count(sql`state = 'failed'`).as('failed'),
      count(sql`state = 'left_out'`).as('left_out'),
      count(sql`answered_at is not null`).as('answered'),
      count(sql`unsubscribed_at is not null`).as('unsubscribed')
    ])
    .where(owner, 'in', ids)
    .groupBy(owner)
    .execute()
  return new Map(rows.map(({ id, ...counts }) => [id ?? '', counts]))
}
