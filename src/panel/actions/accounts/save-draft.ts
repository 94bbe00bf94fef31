import type { AnswerOf, InputOf } from '#contract/endpoint.ts'
import { saveSetupDraft, setupDraft } from '#contract/account-setup/setup-draft.ts'
import { lockAgent } from '../../records/accounts/agents.ts'
import { type DraftRow, draftOf, saveDraft } from '../../records/accounts/setup-drafts.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'

/** Ten years: a device whose clock has jumped may say any age at all. */
const OLDEST_S = 315_360_000

type Draft = Pick<AnswerOf<typeof setupDraft>, 'device' | 'draft' | 'revision' | 'updated_at'>

/** The wizard as an agent left it; nothing where they have not begun, or are done. */
export async function readDraft(world: World, agent_id: string): Promise<Draft> {
  return writeDraft(await draftOf(world.db, agent_id))
}

/** Keeps the wizard for an agent's other devices; answers the newer one instead where there is one. */
export async function keepDraft(
  world: World,
  agent_id: string,
  { age = 0, device = '', draft, revision }: InputOf<typeof saveSetupDraft>
): Promise<Draft & { saved: boolean }> {
  const updated_at = new Date(world.clock().getTime() - Math.min(age, OLDEST_S) * 1000)
  return world.db.transaction().execute(async (tx) => {
    // The account's last transaction waits for this lock or has it, so no draft outlives it.
    await lockAgent(tx, agent_id)
    if (await websiteByAgent(tx, agent_id)) return { ...writeDraft(undefined), saved: false }
    const row = await saveDraft(tx, { agent_id, draft, knew: revision, device, updated_at })
    if (row) return { ...writeDraft(row), draft: null, saved: true }
    return { ...writeDraft(await draftOf(tx, agent_id)), saved: false }
  })
}

function writeDraft(row: DraftRow | undefined): Draft {
  if (!row) return { draft: null, revision: 0, updated_at: null, device: '' }
  return {
    draft: row.draft as Draft['draft'],
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
    device: row.device
  }
}
