import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { DraftTimes, SetupDraftsTable } from '../../tables/agent-tables.ts'

export type DraftRow = Selectable<SetupDraftsTable>

export function draftOf(db: Db, agent_id: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('setup_drafts')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .executeTakeFirst()
}

/** Saves a draft over the one before it; the caller holds the agent's lock. */
export async function saveDraft(db: Db, draft: Omit<DraftRow, 'typed'> & { typed: DraftTimes }) {
  const values = {
    ...draft,
    draft: JSON.stringify(draft.draft),
    typed: JSON.stringify(draft.typed)
  }
  await db
    .insertInto('setup_drafts')
    .values(values)
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(values))
    .execute()
}

export async function removeDraft(db: Db, agent_id: string): Promise<void> {
  await db.deleteFrom('setup_drafts').where('agent_id', '=', agent_id).execute()
}

export async function removeOldDrafts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('setup_drafts').where('updated_at', '<', before).execute()
}
