import type { ItemFields, ItemKind } from '#contract/content/editor-fields.ts'
import { readFields } from '#contract/content/published-fields.ts'
import { messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { openUntil } from '#rules/content/fold-version.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import type { ItemRow, Which } from '../../records/content/items.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { beginItem } from './begin-item.ts'
import { type Fields, storeVersion } from './store-version.ts'
import { fieldsOf } from './write-item.ts'

type Save = {
  kind: ItemKind
  item_id: string | null
  base_version: number
  fields: ItemFields
  begun_as?: string | undefined
  policy_name?: string | undefined
  apart: boolean
}

/** Saves an editor's fields, sanitised. */
export function saveItem(world: World, agent: AgentRow, save: Save): Promise<ItemRow> {
  const fields = clean(save.kind, save.fields)
  const begun = { ...save, fields, open_until: openUntil(world.clock()) }
  return save.item_id === null
    ? beginItem(world, agent, begun)
    : storeVersion(world, agent, { ...begun, item_id: save.item_id })
}

/** Restores an old version as a new one, unchanged. */
export async function restoreVersion(
  world: World,
  agent: AgentRow,
  { version, ...save }: Which & { base_version: number; version: number }
): Promise<ItemRow> {
  const fields = { ...(await fieldsOf(world.db, save, version)) }
  return storeVersion(world, agent, { ...save, fields, apart: true, open_until: null })
}

/** Validates and sanitises the fields of a kind. */
function clean(kind: ItemKind, given: ItemFields): Fields {
  const read = readFields(kind, given)
  if ('fields' in read) return read.fields
  const { errors } = read
  const [text = messageFrom(contentRefusals, (t) => t.otherFields(kind))] = Object.values(errors)
  throw new Refused(text, 400, { errors })
}
