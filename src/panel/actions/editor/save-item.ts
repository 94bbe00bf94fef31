import * as v from 'valibot'
import {
  FIELDS,
  type ItemFields,
  type ItemKind,
  WRONG_POLICY_NAME
} from '#contract/editor-fields.ts'
import { CONTENT_MAX } from '#rules/content-limits.ts'
import { foldsInto, openUntil } from '#rules/fold-version.ts'
import { printDate } from '#rules/print-date.ts'
import { safeHtml } from '#rules/safe-html.ts'
import type { AgentRow } from '../../records/agents.ts'
import {
  insertItem,
  insertVersion,
  type ItemRow,
  lockItem,
  nextNumber,
  rewriteVersion,
  updateItem,
  versionBy,
  type Which
} from '../../records/items.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { fieldsOf, gone } from './write-item.ts'

type Save = {
  kind: ItemKind
  item_id: string | null
  base_version: number
  fields: ItemFields
  policy_name?: string | undefined
  apart: boolean
}

/** Keeps what an editor wrote as the newest version; refused where somebody has written since they began. */
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

type Fields = Record<string, string | null>
/** `open_until`: until when its writer's next words become part of it. */
type Begun = { fields: Fields; open_until: Date | null }

function beginItem(
  { clock, db }: World,
  { agent_id, name }: AgentRow,
  { kind, policy_name, ...begun }: Begun & Pick<Save, 'kind' | 'policy_name'>
): Promise<ItemRow> {
  const isPolicy = kind === 'policy'
  if (isPolicy && !policy_name) throw wrongName(WRONG_POLICY_NAME)
  const made = { updated: clock(), updated_by: name }
  return db.transaction().execute(async (tx) => {
    const row = { kind, title: titleOf(begun.fields), version: 1, ...made }
    const item_id = isPolicy ? policy_name : await nextNumber(tx, kind)
    const item = await insertItem(tx, { ...row, item_id: item_id ?? '' })
    if (!item) throw wrongName('There is a policy at this address already.')
    await addVersion(tx, item, { ...begun, agent_id })
    return item
  })
}

function wrongName(sentence: string): Refused {
  return new Refused(sentence, 400, { errors: { policy_name: sentence } })
}

function keepVersion(
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
    // Who saves what is there already has nothing to keep, also where it was they whose answer was lost.
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

/** The item's newest. */
function addVersion(
  tx: Db,
  { item_id, kind, updated, updated_by, version }: ItemRow,
  { agent_id, fields, open_until }: Begun & { agent_id: string }
): Promise<void> {
  const made = { updated, updated_by, agent_id, open_until }
  return insertVersion(tx, { kind, item_id, version, fields, ...made })
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
