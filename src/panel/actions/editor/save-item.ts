import * as v from 'valibot'
import { FIELDS, type ItemFields, type ItemKind } from '#contract/editor-fields.ts'
import { CONTENT_MAX } from '#rules/content-limits.ts'
import { printDate } from '#rules/print-date.ts'
import { safeHtml } from '#rules/safe-html.ts'
import type { AgentRow } from '../../records/agents.ts'
import {
  insertItem,
  insertVersion,
  type ItemRow,
  lockItem,
  updateItem,
  versionBy
} from '../../records/items.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { fieldsOf, gone } from './write-item.ts'

type Save = { kind: ItemKind; item_id: string | null; base_version: number; fields: ItemFields }

/** Keeps what an editor wrote as the newest version; refused where somebody has written since they began. */
export function saveItem(world: World, agent: AgentRow, save: Save): Promise<ItemRow> {
  return keepVersion(world, agent, { ...save, fields: clean(save.kind, save.fields) })
}

/** A new version that says what an old one said, to the letter. */
export async function restoreVersion(
  world: World,
  agent: AgentRow,
  { version, ...save }: Omit<Save, 'fields' | 'item_id'> & { item_id: string; version: number }
): Promise<ItemRow> {
  const fields = { ...(await fieldsOf(world.db, save, version)) }
  return keepVersion(world, agent, { ...save, fields })
}

type Fields = Record<string, string | null>

function keepVersion(
  { clock, db }: World,
  agent: AgentRow,
  { base_version, fields, item_id, kind }: Omit<Save, 'fields'> & { fields: Fields }
): Promise<ItemRow> {
  const title = titleOf(fields)
  const made = { updated: clock(), updated_by: agent.name }
  return db.transaction().execute(async (tx): Promise<ItemRow> => {
    if (item_id === null) {
      if (kind === 'policy') throw new Refused('Policies are added by an import only.', 409)
      const item = await insertItem(tx, { kind, title, version: 1, ...made })
      const { agent_id } = agent
      await insertVersion(tx, {
        kind,
        item_id: item.item_id,
        version: 1,
        fields,
        agent_id,
        ...made
      })
      return item
    }
    const item = await lockItem(tx, { kind, item_id })
    if (!item) throw gone()
    if (item.version !== base_version) throw newer(item)
    const newest = await versionBy(tx, item, item.version)
    // Who saves what is there already has nothing to keep.
    if (newest && isSame(newest.fields, fields)) return item
    const version = item.version + 1
    await insertVersion(tx, { kind, item_id, version, fields, agent_id: agent.agent_id, ...made })
    return updateItem(tx, item, { title, version, ...made })
  })
}

export function newer({ updated, updated_by }: ItemRow): Refused {
  const at = printDate(updated, 'HH:mm [on] D MMMM YYYY')
  return new Refused(
    `${updated_by} saved this at ${at} (Toronto time). Nothing was overwritten: look at the newer version first.`,
    409
  )
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

function titleOf(fields: Fields): string {
  return fields['post_title'] ?? fields['title'] ?? fields['faq_title'] ?? fields['name'] ?? ''
}

function isSame(one: object, other: object): boolean {
  const sorted = (fields: object) => JSON.stringify(Object.entries(fields).toSorted())
  return sorted(one) === sorted(other)
}
