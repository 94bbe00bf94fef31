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
