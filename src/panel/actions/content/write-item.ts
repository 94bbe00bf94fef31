import * as v from 'valibot'
import type { Item, ItemRow as WireRow, ItemState, ItemVersion } from '#contract/content/editor.ts'
import type { ItemFields } from '#contract/content/editor-fields.ts'
import { PublishSummary } from '#contract/content/publish-run.ts'
import {
  itemBy,
  type ItemRow,
  versionBy,
  type VersionRow,
  type Which
} from '../../records/content/items.ts'
import { lastSummary } from '../../records/publishing/publish-runs.ts'
import { Refused } from '../../services/refused.ts'
import type { Db } from '../../services/world.ts'

/** An item of a list, for the API. */
export function writeRow(item: ItemRow): WireRow {
  return {
    kind: item.kind,
    item_id: item.item_id,
    title: item.title,
    state: stateOf(item),
    version: item.version,
    updated: item.updated.toISOString(),
    updated_by: item.updated_by,
    publish_at: item.publish_at?.toISOString() ?? null,
    published_version: item.published_version
  }
}

/** An item with its newest version's fields, for the API. */
export async function writeItem(db: Db, item: ItemRow): Promise<Item> {
  return {
    ...writeRow(item),
    scheduled_version: item.scheduled_version,
    can_undo: item.can_undo,
    problem: await problemOf(db, item),
    fields: await fieldsOf(db, item, item.version)
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

/** @throws Refused if the version doesn't exist. */
export async function fieldsOf(db: Db, which: Which, version: number): Promise<ItemFields> {
  const found = await versionBy(db, which, version)
  if (!found) throw new Refused('This version doesn’t exist.', 404)
  return found.fields as ItemFields
}

export async function readItem(db: Db, which: Which): Promise<ItemRow> {
  const item = await itemBy(db, which)
  if (!item) throw gone()
  return item
}

export function gone(): Refused {
  return new Refused('This no longer exists.', 404)
}

function stateOf({ publish_at, published_version, version }: ItemRow): ItemState {
  if (publish_at) return 'scheduled'
  if (published_version === null) return 'draft'
  return published_version === version ? 'published' : 'changed'
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
