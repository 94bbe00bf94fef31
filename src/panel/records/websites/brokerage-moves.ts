import type { Insertable, Selectable, Updateable } from 'kysely'
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
