import * as v from 'valibot'
import { done, endpoint } from '../endpoint.ts'
import { ItemFields, ItemKind, KeptFields, PolicyName } from './editor-fields.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { PublishProblem } from './publish-run.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { TEXT_MAX } from '#rules/limits.ts'
import { ORDERED_KINDS } from '#rules/content/list-order.ts'
import { says } from '../schema-message.ts'

/** Calls for accounts with the editor role; everyone else gets 404. */

/** A post's number, a policy's name, the number of a question or a testimonial. */
export const ItemId = v.pipe(v.string(), v.minLength(1))

const which = { kind: ItemKind, item_id: ItemId }
const version = rowId()

/**
 * `draft`: not on the site. `scheduled`: goes live at `publish_at`. `publishing`: published, but no
 * publish run has shown it yet. `published`: the site shows its newest version. `changed`: an older
 * version was published.
 */
export const ItemState = v.picklist(['draft', 'scheduled', 'publishing', 'published', 'changed'])
export type ItemState = v.InferOutput<typeof ItemState>

const row = {
  ...which,
  title: v.string(),
  state: ItemState,
  /** The newest version. */
  version,
  updated: isoDate,
  /** Its author's name. */
  updated_by: v.string(),
  publish_at: v.nullable(isoDate),
  /** The published version. */
  published_version: v.nullable(version)
}

export const ItemRow = v.object(row)
export type ItemRow = v.InferOutput<typeof ItemRow>

export const Item = v.object({
  ...row,
  /** The version that `publish_at` applies to. */
  scheduled_version: v.nullable(version),
  /** Whether the caller saved the newest version. */
  saved_by_you: v.optional(v.boolean(), false),
  /** Whether the last publish or unpublish can be undone. */
  can_undo: v.boolean(),
  /** When the version that an undo shows was published; null if an undo unpublishes the item. */
  undo_shows: v.optional(v.nullable(isoDate), null),
  /** Whether that version's text differs from the newest one's. */
  undo_differs: v.optional(v.boolean(), true),
  /** Why the last publish run could not show it; null if it could. */
  problem: v.optional(v.nullable(v.pick(PublishProblem, ['field', 'reason', 'shown'])), null),
  fields: KeptFields
})
export type Item = v.InferOutput<typeof Item>

const item = v.object({ ...done, ...Item.entries })
/** With the publish run of the change; null if the site doesn't change. */
const itemAndRun = v.object({ ...done, ...Item.entries, run_id: v.nullable(rowId()) })

/** Questions and testimonials in list order, with drafts; others by last change, newest first. */
export const editorItems = endpoint({
  access: 'private',
  answer: v.object({ ...done, data: v.array(ItemRow), total_count: v.number() }),
  input: v.object({
    kind: v.optional(ItemKind),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(TEXT_MAX)), ''),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    offset: v.optional(rowId(), 0)
  }),
  method: 'GET',
  path: '/editor/items'
})

export const editorItem = endpoint({
  access: 'private',
  answer: item,
  input: v.object(which),
  method: 'GET',
  path: '/editor/items/:kind/:item_id'
})

/**
 * Saves a version of an item, or with `item_id` null and `base_version` 0 a new item. One author's saves
 * within ten minutes are one version, whose number increases with each save. 409 if `base_version` is
 * not the newest.
 */
export const saveItem = endpoint({
  access: 'private',
  answer: item,
  input: v.object({
    kind: ItemKind,
    item_id: v.nullable(ItemId),
    base_version: version,
    fields: ItemFields,
    /** The caller's own id for a new item, so that a retry doesn't create another. */
    begun_as: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    /** The permanent address of a new policy. */
    policy_name: v.optional(PolicyName),
    /** Keeps the version it is based on, too, regardless of its author and age. */
    apart: v.optional(v.boolean(), false)
  }),
  method: 'POST',
  path: '/editor/saveItem',
  repeat: 'safe'
})

export const publishItem = endpoint({
  access: 'private',
  answer: itemAndRun,
  input: v.object({ ...which, version }),
  method: 'POST',
  path: '/editor/publishItem',
  repeat: 'keyed'
})

/** Scheduling again changes the time; `version` is the scheduled one, or the newest to replace it. */
export const scheduleItem = endpoint({
  access: 'private',
  answer: item,
  input: v.object({ ...which, version, publish_at: isoDate }),
  method: 'POST',
  path: '/editor/scheduleItem',
  repeat: 'safe'
})

export const unscheduleItem = endpoint({
  access: 'private',
  answer: item,
  input: v.object(which),
  method: 'POST',
  path: '/editor/unscheduleItem',
  repeat: 'safe'
})

/** Unpublishes an item; its versions are kept. */
export const unpublishItem = endpoint({
  access: 'private',
  answer: itemAndRun,
  input: v.object(which),
  method: 'POST',
  path: '/editor/unpublishItem',
  repeat: 'keyed'
})

/** Moves a question or testimonial in its list; `place` counts from 1, drafts included. */
export const moveItem = endpoint({
  access: 'private',
  answer: v.object({ ...done, run_id: v.nullable(rowId()) }),
  input: v.object({
    kind: v.picklist(
      ORDERED_KINDS,
      says(contentValidation, (t) => t.noOrder)
    ),
    item_id: ItemId,
    place: v.pipe(v.number(), v.integer(), v.minValue(1))
  }),
  method: 'POST',
  path: '/editor/moveItem',
  repeat: 'safe'
})

/** Deletes a draft with all its versions. 409 if it is published, or `version` is not the newest. */
export const deleteItem = endpoint({
  access: 'private',
  answer: v.object(done),
  input: v.object({ ...which, version }),
  method: 'POST',
  path: '/editor/deleteItem',
  repeat: 'safe'
})

/** Undoes the last publish; a second undo redoes it. 409 if another version is published now. */
export const undo = endpoint({
  access: 'private',
  answer: itemAndRun,
  input: v.object({ ...which, published_version: v.nullable(version) }),
  method: 'POST',
  path: '/editor/undo',
  repeat: 'keyed'
})

export const ItemVersion = v.object({
  version,
  updated: isoDate,
  updated_by: v.string(),
  /** When it was last published; null if never. */
  published_at: v.nullable(isoDate)
})
export type ItemVersion = v.InferOutput<typeof ItemVersion>

/** Every version, newest first. */
export const itemVersions = endpoint({
  access: 'private',
  answer: v.object({ ...done, data: v.array(ItemVersion) }),
  input: v.object(which),
  method: 'GET',
  path: '/editor/versions/:kind/:item_id'
})

export const itemVersion = endpoint({
  access: 'private',
  answer: v.object({ ...done, ...which, ...ItemVersion.entries, fields: KeptFields }),
  input: v.object({ ...which, version }),
  method: 'GET',
  path: '/editor/versions/:kind/:item_id/:version'
})

/** Creates a new version with the fields of an old one. */
export const restoreVersion = endpoint({
  access: 'private',
  answer: item,
  input: v.object({ ...which, version, base_version: version }),
  method: 'POST',
  path: '/editor/restoreVersion',
  repeat: 'safe'
})

/** Marks an item as open by the caller for 45 seconds, and returns the others who have it open. */
export const presence = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    others: v.array(v.object({ name: v.string(), since: isoDate }))
  }),
  input: v.object(which),
  method: 'POST',
  path: '/editor/presence',
  repeat: 'safe'
})
