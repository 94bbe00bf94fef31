import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { BrokerageMovesTable } from '../../tables/trade-tables.ts'

export type MoveRow = Selectable<BrokerageMovesTable>

export function movesOf(db: Db, website_id: number): Promise<MoveRow[]> {
  return db
    .selectFrom('brokerage_moves')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('move_id', 'desc')
    .execute()
}

/** The move that is planned; of one website there is one at most. */
export function plannedMove(db: Db, website_id: number): Promise<MoveRow | undefined> {
  return db
    .selectFrom('brokerage_moves')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
}

/** The logo that the planned move will show. */
export async function picturesOfMove(db: Db, website_id: number): Promise<Set<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select details #>> '{company_logo,sha256}' as sha256 from brokerage_moves
    where website_id = ${website_id} and done_at is null and cancelled_at is null
      and details #>> '{company_logo,sha256}' is not null
  `.execute(db)
  return new Set(rows.map(({ sha256 }) => sha256))
}

export async function insertMove(tx: Db, move: Insertable<BrokerageMovesTable>): Promise<void> {
  await tx.insertInto('brokerage_moves').values(move).execute()
}

export async function updateMove(
  tx: Db,
  move_id: number,
  change: Updateable<BrokerageMovesTable>
): Promise<void> {
  await tx.updateTable('brokerage_moves').set(change).where('move_id', '=', move_id).execute()
}
