import type { Insertable, Selectable } from 'kysely'
import type { ConnectorKind } from '#rules/leads/connectors.ts'
import type { Db } from '../../services/world.ts'
import type { LeadConnectorsTable } from '../../tables/lead-tables.ts'

export type ConnectorRow = Selectable<LeadConnectorsTable>
type Which = { website_id: number; kind: ConnectorKind }

export function connectorsOf(db: Db, website_id: number): Promise<ConnectorRow[]> {
  return db
    .selectFrom('lead_connectors')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('kind')
    .execute()
}

export function connectorOf(
  db: Db,
  { kind, website_id }: Which
): Promise<ConnectorRow | undefined> {
  return db
    .selectFrom('lead_connectors')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

export async function saveConnector(
  db: Db,
  connector: Insertable<LeadConnectorsTable>
): Promise<void> {
  const { kind: _kind, website_id: _website, ...change } = connector
  await db
    .insertInto('lead_connectors')
    .values(connector)
    .onConflict((conflict) => conflict.columns(['website_id', 'kind']).doUpdateSet(change))
    .execute()
}

export async function switchOff(db: Db, { kind, website_id }: Which): Promise<void> {
  await db
    .updateTable('lead_connectors')
    .set({ is_on: false })
    .where('website_id', '=', website_id)
    .where('kind', '=', kind)
    .execute()
}

export async function deleteConnector(db: Db, { kind, website_id }: Which): Promise<void> {
  await db
    .deleteFrom('lead_connectors')
    .where('website_id', '=', website_id)
    .where('kind', '=', kind)
    .execute()
}
