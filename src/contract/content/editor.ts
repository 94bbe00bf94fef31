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

/** Calls for accounts with the editor right; to everybody else there are no such calls: 404. */

/** A post's number, a policy's name, the number of a question or a testimonial. */
export const ItemId = v.pipe(v.string(), v.minLength(1))

const which = { kind: ItemKind, item_id: ItemId }
const version = rowId()

/**
 * `draft`: not on the site. `scheduled`: goes live at `publish_at`. `publishing`: published, but no publish run has shown it
 * yet. `published`: the site shows its newest version. `changed`: an older version was published.
 */
export const ItemState = v.picklist(['draft', 'scheduled', 'publishing', 'published', 'changed'])
export type ItemState = v.InferOutput<typeof ItemState>

const standing = {
  ...which,
  title: v.string(),
  state: ItemState,
  /** The newest one. */
  version,
  updated: isoDate,
  /** Who saved it, by name. */
  updated_by: v.string(),
  publish_at: v.nullable(isoDate),
  /** The one that is on the site. */
  published_version: v.nullable(version)
}

export const ItemRow = v.object(standing)
export type ItemRow = v.InferOutput<typeof ItemRow>

export const Item = v.object({
  ...standing,
  /** The version that `publish_at` is about. */
  scheduled_version: v.nullable(version),
  /** Whether the caller saved the newest version. */
  saved_by_you: v.optional(v.boolean(), false),
  /** Whether the last change of what the site shows can be undone. */
  can_undo: v.boolean(),
  /** When the version that undoing shows was published; null where undoing takes the item off the site. */
  undo_shows: v.optional(v.nullable(isoDate), null),
  /** Whether that version's text differs from the newest one's. */
  undo_differs: v.optional(v.boolean(), true),
  /** Why the last publishing could not show what is published of it; null where it could. */
  problem: v.optional(v.nullable(v.pick(PublishProblem, ['field', 'reason', 'shown'])), null),
  fields: KeptFields
})
export type Item = v.InferOutput<typeof Item>

const item = v.object({ ...done, ...Item.entries })
/** With the publish run that brings the change to the site; null where nothing on the site changed. */
const itemAndRun = v.object({ ...done, ...Item.entries, run_id: v.nullable(rowId()) })

/** Questions and testimonials in the order of their list, drafts included; anything else by its last change, the newest first. */
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
 * Makes a version, or an item: `item_id` null and `base_version` 0. What one person saves in ten minutes is one version, whose
 * number goes on with each save. 409 where `base_version` is not the newest any more.
 */
export const saveItem = endpoint({
  access: 'private',
  answer: item,
  input: v.object({
    kind: ItemKind,
    item_id: v.nullable(ItemId),
    base_version: version,
    fields: ItemFields,
    /** What the caller calls a new item: asked for again, as after a lost answer, it is the same one. */
    begun_as: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    /** Of a new policy: its address, which it keeps. */
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

/** Again with another time, it moves; `version` is then the scheduled one, or the newest to publish that one instead. */
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

/** Takes it off the site; its versions are kept. */
export const unpublishItem = endpoint({
  access: 'private',
  answer: itemAndRun,
  input: v.object(which),
  method: 'POST',
  path: '/editor/unpublishItem',
  repeat: 'keyed'
})

/** Puts a question or a testimonial at a place of its list, counted from 1 with drafts. 400 for the kinds without an order. */
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

/** Deletes a draft with every version of it. 409 where it is on the site, or `version` is not the newest any more. */
export const deleteItem = endpoint({
  access: 'private',
  answer: v.object(done),
  input: v.object({ ...which, version }),
  method: 'POST',
  path: '/editor/deleteItem',
  repeat: 'safe'
})

/** Back to what was on the site before the last publishing; once more, and it is as it was. 409 where something else is there. */
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
  /** When it was last put on the site; null where it never was. */
  published_at: v.nullable(isoDate)
})
export type ItemVersion = v.InferOutput<typeof ItemVersion>

/** Every version there ever was, the newest first. */
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

/** Makes a new version with the fields of an old one. */
export const restoreVersion = endpoint({
  access: 'private',
  answer: item,
  input: v.object({ ...which, version, base_version: version }),
  method: 'POST',
  path: '/editor/restoreVersion',
  repeat: 'safe'
})

/** Says that the caller has it open, for 45 seconds, and who else has. */
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
