import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Item, ItemRow as WireRow, ItemState, ItemVersion } from '#contract/content/editor.ts'
import type { ItemFields } from '#contract/content/editor-fields.ts'
import { PublishSummary } from '#contract/content/publish-run.ts'
import { messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import {
  itemBy,
  type ItemRow,
  versionBy,
  type VersionRow,
  type Which
} from '../../records/content/items.ts'
import { itemsWaitingForRun, lastSummary } from '../../records/publishing/publish-runs.ts'
import { Refused } from '../../services/refused.ts'
import type { Db } from '../../services/world.ts'

/** Items of a list, for the API. */
export async function writeRows(db: Db, items: readonly ItemRow[]): Promise<WireRow[]> {
  const waiting = await itemsWaitingForRun(db, items)
  return items.map((item) => writeRow(item, waiting))
}

function writeRow(item: ItemRow, waiting: ReadonlySet<string>): WireRow {
  return {
    kind: item.kind,
    item_id: item.item_id,
    title: item.title,
    state: stateOf(item, waiting.has(`${item.kind}:${item.item_id}`)),
    version: item.version,
    updated: item.updated.toISOString(),
    updated_by: item.updated_by,
    publish_at: item.publish_at?.toISOString() ?? null,
    published_version: item.published_version
  }
}

/** An item with its newest version's fields, for the API. */
export async function writeItem(
  db: Db,
  item: ItemRow,
  { agent_id }: { agent_id: string }
): Promise<Item> {
  const newest = await readVersion(db, item, item.version)
  const before = await publishedBefore(db, item)
  return {
    ...writeRow(item, await itemsWaitingForRun(db, [item])),
    scheduled_version: item.scheduled_version,
    saved_by_you: newest.agent_id === agent_id,
    can_undo: item.can_undo,
    undo_shows: before?.published_at?.toISOString() ?? null,
    undo_differs: !isDeepStrictEqual(before?.fields, newest.fields),
    problem: await problemOf(db, item),
    fields: newest.fields as ItemFields
  }
}

/** What the last publish run reported about the item, unless it was unpublished since. */
async function problemOf(
  db: Db,
  { item_id, kind, published_version }: ItemRow
): Promise<Item['problem']> {
  if (published_version === null) return null
  const summary = v.safeParse(PublishSummary, await lastSummary(db))
  const problems = summary.success ? summary.output.problems : []
  const found = problems.find((one) => one.kind === kind && one.item_id === item_id)
  return found ? { field: found.field, reason: found.reason, shown: found.shown } : null
}

export async function fieldsOf(db: Db, which: Which, version: number): Promise<ItemFields> {
  const { fields } = await readVersion(db, which, version)
  return fields as ItemFields
}

/** @throws Refused if the version doesn't exist. */
export async function readVersion(db: Db, which: Which, version: number): Promise<VersionRow> {
  const found = await versionBy(db, which, version)
  if (found) return found
  throw new Refused(
    messageFrom(contentRefusals, (t) => t.noSuchVersion),
    404
  )
}

async function publishedBefore(db: Db, item: ItemRow): Promise<VersionRow | undefined> {
  if (!item.can_undo || item.live_before === null) return undefined
  return versionBy(db, item, item.live_before)
}

export async function readItem(db: Db, which: Which): Promise<ItemRow> {
  const item = await itemBy(db, which)
  if (!item) throw gone()
  return item
}

export function gone(): Refused {
  return new Refused(
    messageFrom(contentRefusals, (t) => t.gone),
    404
  )
}

function stateOf(
  { publish_at, published_version, version }: ItemRow,
  isWaiting: boolean
): ItemState {
  if (publish_at) return 'scheduled'
  if (published_version === null) return 'draft'
  if (published_version !== version) return 'changed'
  return isWaiting ? 'publishing' : 'published'
}

/** A version without its fields, for the API. */
export function writeVersion(
  version: Pick<VersionRow, 'published_at' | 'updated' | 'updated_by' | 'version'>
): ItemVersion {
  return {
    version: version.version,
    updated: version.updated.toISOString(),
    updated_by: version.updated_by,
    published_at: version.published_at?.toISOString() ?? null
  }
}
