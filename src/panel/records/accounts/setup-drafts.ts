import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SetupDraftsTable } from '../../tables/agent-tables.ts'

export type DraftRow = Selectable<SetupDraftsTable>

export function draftOf(db: Db, agent_id: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('setup_drafts')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .executeTakeFirst()
}

/**
 * Saves a draft over the one its writer knew, or over any that is older. Undefined where another device has written
 * something newer meanwhile.
 */
export function saveDraft(
  db: Db,
  draft: { agent_id: string; draft: unknown; knew: number; device: string; updated_at: Date }
): Promise<DraftRow | undefined> {
  const { agent_id, device, knew, updated_at } = draft
  return db
    .insertInto('setup_drafts')
    .values({ agent_id, draft: JSON.stringify(draft.draft), revision: 1, device, updated_at })
    .onConflict((conflict) =>
      conflict
        .column('agent_id')
        .doUpdateSet((eb) => ({
          draft: eb.ref('excluded.draft'),
          revision: eb('setup_drafts.revision', '+', 1),
          device: eb.ref('excluded.device'),
          updated_at: eb.ref('excluded.updated_at')
        }))
        .where((eb) =>
          eb.or([
            eb('setup_drafts.revision', '=', knew),
            eb('setup_drafts.updated_at', '<=', updated_at)
          ])
        )
    )
    .returningAll()
    .executeTakeFirst()
}

export async function removeDraft(db: Db, agent_id: string): Promise<void> {
  await db.deleteFrom('setup_drafts').where('agent_id', '=', agent_id).execute()
}

export async function removeOldDrafts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('setup_drafts').where('updated_at', '<', before).execute()
}
