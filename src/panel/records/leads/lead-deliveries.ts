import { type Selectable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { LeadDeliveriesTable } from '../../tables/lead-tables.ts'

export type DeliveryRow = Selectable<LeadDeliveriesTable>
type Channel = DeliveryRow['channel']
type NewDelivery = Pick<DeliveryRow, 'channel' | 'lead_id' | 'state' | 'updated' | 'website_id'>

export async function addDeliveries(tx: Db, deliveries: readonly NewDelivery[]): Promise<void> {
  await tx.insertInto('lead_deliveries').values(deliveries).execute()
}

/** Counts a try and what came of it. */
export async function recordDelivery(
  db: Db,
  lead: { website_id: number; lead_id: string },
  channel: Channel,
  result: Pick<DeliveryRow, 'last_code' | 'state' | 'updated'>
): Promise<void> {
  await db
    .updateTable('lead_deliveries')
    .set({ ...result, tries: sql`tries + 1` })
    .where('website_id', '=', lead.website_id)
    .where('lead_id', '=', lead.lead_id)
    .where('channel', '=', channel)
    .execute()
}

/** What was delivered came back. */
export async function recordReturnedDelivery(
  db: Db,
  lead: { website_id: number; lead_id: string },
  channel: Channel,
  result: Pick<DeliveryRow, 'last_code' | 'updated'>
): Promise<void> {
  await db
    .updateTable('lead_deliveries')
    .set({ ...result, state: 'failed' })
    .where('website_id', '=', lead.website_id)
    .where('lead_id', '=', lead.lead_id)
    .where('channel', '=', channel)
    .execute()
}

/** A website's newest deliveries, with the lead's name. */
export function deliveriesOf(
  db: Db,
  website_id: number,
  most: number
): Promise<
  (Pick<DeliveryRow, 'channel' | 'last_code' | 'lead_id' | 'state' | 'tries' | 'updated'> & {
    name: string
  })[]
> {
  return db
    .selectFrom('lead_deliveries as d')
    .innerJoin('leads as l', 'l.lead_id', 'd.lead_id')
    .select(['d.channel', 'd.last_code', 'd.lead_id', 'd.state', 'd.tries', 'd.updated', 'l.name'])
    .where('d.website_id', '=', website_id)
    .where('l.erased_at', 'is', null)
    .orderBy('d.updated', 'desc')
    .orderBy('d.delivery_id', 'desc')
    .limit(most)
    .execute()
}

/** Marks a delivery as due again, unless it is already; undefined if the website has none such. */
export async function waitAgain(
  tx: Db,
  { channel, lead_id, updated, website_id }: Omit<NewDelivery, 'state'>
): Promise<'due' | 'was-due' | undefined> {
  const before = await tx
    .selectFrom('lead_deliveries')
    .select('state')
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  if (before.state === 'waiting') return 'was-due'
  await tx
    .updateTable('lead_deliveries')
    .set({ state: 'waiting', updated })
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .where('channel', '=', channel)
    .execute()
  return 'due'
}
