import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { GoLiveTable } from '../../tables/agent-tables.ts'

export function goLiveOf(db: Db, agent_id: string): Promise<Selectable<GoLiveTable> | undefined> {
  return db.selectFrom('go_live').selectAll().where('agent_id', '=', agent_id).executeTakeFirst()
}

export async function saveGoLive(
  db: Db,
  agent_id: string,
  change: Updateable<GoLiveTable>
): Promise<void> {
  await db
    .insertInto('go_live')
    .values({ agent_id, ...change })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(change))
    .execute()
}
