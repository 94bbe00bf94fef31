import { messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { foldsInto } from '#rules/content/fold-version.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import {
  insertVersion,
  type ItemRow,
  lockItem,
  rewriteVersion,
  updateItem,
  versionBy,
  type Which
} from '../../records/content/items.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { gone } from './write-item.ts'

export type Fields = Record<string, string | null>
/** `open_until`: until then, the same editor's next saves go into this version. */
export type Begun = { fields: Fields; open_until: Date | null }

/** Saves fields as a new version, or into the newest; refused if someone else saved in between. */
export function storeVersion(
  { clock, db }: World,
  { agent_id, name }: AgentRow,
  { apart, base_version, ...save }: Which & Begun & { apart: boolean; base_version: number }
): Promise<ItemRow> {
  const { fields } = save
  const made = { updated: clock(), updated_by: name }
  return db.transaction().execute(async (tx) => {
    const item = await lockItem(tx, save)
    if (!item) throw gone()
    const newest = await versionBy(tx, item, item.version)
    // Unchanged, or a retry whose first answer was lost.
    if (newest && isSame(newest.fields, fields)) return item
    if (item.version !== base_version) throw newer(item)
    const change = { title: titleOf(fields), version: item.version + 1, ...made }
    const saved = await updateItem(tx, item, change)
    if (newest && !apart && foldsInto(newest, { agent_id, fields, now: made.updated })) {
      await rewriteVersion(tx, item, { fields, updated: made.updated })
    } else await addVersion(tx, saved, { ...save, agent_id })
    return saved
  })
}

/** Adds the item's newest version. */
export function addVersion(
  tx: Db,
  { item_id, kind, updated, updated_by, version }: ItemRow,
  { agent_id, fields, open_until }: Begun & { agent_id: string }
): Promise<void> {
  const made = { updated, updated_by, agent_id, open_until }
  return insertVersion(tx, { kind, item_id, version, fields, ...made })
}

export function newer({ updated, updated_by }: ItemRow): Refused {
  return new Refused(
    messageFrom(contentRefusals, (t) => t.newer(updated_by, updated)),
    409
  )
}

export function titleOf(fields: Fields): string {
  return fields['post_title'] ?? fields['title'] ?? fields['faq_title'] ?? fields['name'] ?? ''
}

function isSame(one: object, other: object): boolean {
  const sorted = (fields: object) => JSON.stringify(Object.entries(fields).toSorted())
  return sorted(one) === sorted(other)
}
