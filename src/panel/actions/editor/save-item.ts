import * as v from 'valibot'
import { FIELDS, type ItemFields, type ItemKind } from '#contract/editor-fields.ts'
import { CONTENT_MAX } from '#rules/content-limits.ts'
import { openUntil } from '#rules/fold-version.ts'
import { safeHtml } from '#rules/safe-html.ts'
import type { AgentRow } from '../../records/agents.ts'
import type { ItemRow, Which } from '../../records/items.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { beginItem } from './begin-item.ts'
import { type Fields, keepVersion } from './keep-version.ts'
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

/** Keeps what an editor wrote, with nothing in it that runs. */
export function saveItem(world: World, agent: AgentRow, save: Save): Promise<ItemRow> {
  const fields = clean(save.kind, save.fields)
  const begun = { ...save, fields, open_until: openUntil(world.clock()) }
  return save.item_id === null
    ? beginItem(world, agent, begun)
    : keepVersion(world, agent, { ...begun, item_id: save.item_id })
}

/** A new version that says what an old one said, to the letter. */
export async function restoreVersion(
  world: World,
  agent: AgentRow,
  { version, ...save }: Which & { base_version: number; version: number }
): Promise<ItemRow> {
  const fields = { ...(await fieldsOf(world.db, save, version)) }
  return keepVersion(world, agent, { ...save, fields, apart: true, open_until: null })
}

/** The fields of its kind, with nothing in their HTML that runs. */
function clean(kind: ItemKind, given: ItemFields): Fields {
  const read = v.safeParse(FIELDS[kind], given)
  if (!read.success) throw new Refused(`These are not the fields of a ${kind}.`, 400)
  const fields: Fields = { ...read.output }
  for (const name of ['post_description', 'content'] as const) {
    const html = fields[name]
    if (typeof html === 'string') fields[name] = within(name, safeHtml(html))
  }
  if (fields['post_main_image'] === '') fields['post_main_image'] = null
  return fields
}

/** Cleaned text may be longer than what was sent: a lone & is written out. */
function within(name: string, html: string): string {
  if (html.length <= CONTENT_MAX) return html
  const sentence = `${name} must be at most ${CONTENT_MAX} characters`
  throw new Refused(sentence, 400, { errors: { [name]: sentence } })
}
