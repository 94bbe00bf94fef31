import type { Db } from '../../services/world.ts'
import type { Which } from './items.ts'

/** Records that an agent has an item open. An expired lease starts over. */
export async function notePresence(
  db: Db,
  { item_id, kind }: Which,
  agent_id: string,
  at: { now: Date; stale: Date }
): Promise<void> {
  await db
    .insertInto('content_presence')
    .values({ kind, item_id, agent_id, since: at.now, seen: at.now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id', 'agent_id']).doUpdateSet((eb) => ({
        seen: at.now,
        since: eb
          .case()
          .when('content_presence.seen', '<', at.stale)
          .then(at.now)
          .else(eb.ref('content_presence.since'))
          .end()
      }))
    )
    .execute()
}

/** The other agents who have it open, longest first. */
export function othersPresent(
  db: Db,
  { item_id, kind }: Which,
  agent_id: string,
  seenSince: Date
): Promise<{ name: string; since: Date }[]> {
  return db
    .selectFrom('content_presence')
    .innerJoin('agents', 'agents.agent_id', 'content_presence.agent_id')
    .select(['agents.name', 'content_presence.since'])
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('content_presence.agent_id', '<>', agent_id)
    .where('seen', '>=', seenSince)
    .orderBy('since')
    .execute()
}

export async function removeOldPresence(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('content_presence').where('seen', '<', before).execute()
}
