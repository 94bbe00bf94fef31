import { unpublishable } from '#contract/content/published-fields.ts'
import { type Message, messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { isOrdered } from '#rules/content/list-order.ts'
import { isAlwaysThere } from '#rules/content/policies.ts'
import {
  closeVersion,
  type ItemRow,
  lockItem,
  updateItem,
  versionBy,
  type Which
} from '../../records/content/items.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { lastPosition } from '../../records/content/item-order.ts'
import { putLive, takeOff } from '../../records/content/live-content.ts'
import { itemsWaitingForRun, queueRun } from '../../records/publishing/publish-runs.ts'
import { Refused } from '../../services/refused.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { newer } from './store-version.ts'
import { gone, readVersion } from './write-item.ts'

/** The item and its publish run; null where the site doesn't change. */
export type Published = { item: ItemRow; run_id: number | null }

export const PUBLISH_SCHEDULED = 'publish-scheduled'

const YEAR_MS = 366 * 24 * 60 * 60_000

/** Publishes the newest version; refused if the caller hasn't seen it. */
export function publishItem(
  world: World,
  by: string,
  { version, ...which }: Which & { version: number }
) {
  return changing(world, which, async (tx, item) => {
    if (item.version !== version) throw newer(item)
    return goLive(tx, item, { version, by, now: world.clock(), reason: 'published' })
  })
}

/** Takes an item off the site; refused for the two policies that every site has. */
export function unpublishItem(world: World, by: string, which: Which): Promise<Published> {
  return changing(world, which, async (tx, item) => {
    if (item.published_version === null) throw new Refused(NOT_ON_SITE, 409)
    return goOff(tx, item, { by, now: world.clock(), reason: 'taken off' })
  })
}

/** Undoes the last publish; refused if it isn't the one that the caller has seen. */
export function undoPublishing(
  world: World,
  by: string,
  { published_version, ...which }: Which & { published_version: number | null }
): Promise<Published> {
  return changing(world, which, async (tx, item) => {
    if (item.published_version !== published_version) throw new Refused(CHANGED_ON_SITE, 409)
    if (!item.can_undo) throw new Refused(NOTHING_TO_UNDO, 409)
    const step = { by, now: world.clock(), reason: 'undone', keepSchedule: true }
    return item.live_before === null
      ? goOff(tx, item, step)
      : goLive(tx, item, { ...step, version: item.live_before })
  })
}

/** Schedules the newest version, or changes the time of the scheduled one. */
export async function scheduleItem(
  world: World,
  by: string,
  { publish_at, version, ...which }: Which & { publish_at: string; version: number }
): Promise<ItemRow> {
  const now = world.clock()
  const at = new Date(publish_at)
  if (at <= now) throw wrongTime(NOT_IN_FUTURE)
  if (at.getTime() > now.getTime() + YEAR_MS) throw wrongTime(TOO_FAR_AHEAD)
  return changing(world, which, async (tx, item) => {
    if (version !== item.version && version !== item.scheduled_version) throw newer(item)
    if (item.published_version === version) throw new Refused(IS_ON_SITE, 409)
    await publishable(tx, item, version)
    await closeVersion(tx, item, version)
    await enqueue(tx, {
      kind: PUBLISH_SCHEDULED,
      payload: which,
      dedupe: `publish:${which.kind}:${which.item_id}:${at.toISOString()}`,
      runAt: at,
      now
    })
    return updateItem(tx, item, { publish_at: at, scheduled_version: version, scheduled_by: by })
  })
}

export function unscheduleItem(world: World, which: Which): Promise<ItemRow> {
  return changing(world, which, (tx, item) => updateItem(tx, item, NOT_SCHEDULED))
}

/** Publishes an item whose time has come, unless it was rescheduled or unscheduled since. */
export async function publishScheduled(world: World, which: Which): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    const item = await lockItem(tx, which)
    if (!item?.publish_at || item.scheduled_version === null) return
    const now = world.clock()
    if (item.publish_at > now) return
    const [field] = Object.keys(await missingIn(tx, item, item.scheduled_version))
    if (field !== undefined) {
      // A newer rule forbids it: without this, the job would fail again and again.
      await updateItem(tx, item, NOT_SCHEDULED)
      world.log.warn({ ...which, field }, 'not published as scheduled')
      return
    }
    await goLive(tx, item, {
      version: item.scheduled_version,
      by: item.scheduled_by ?? 'schedule',
      now,
      created: item.publish_at,
      reason: 'published as scheduled'
    })
  })
  world.contentRevision.now++
}

const ALWAYS_THERE = messageFrom(contentRefusals, (t) => t.alwaysThere)
const CHANGED_ON_SITE = messageFrom(contentRefusals, (t) => t.changedOnSite)
const IS_ON_SITE = messageFrom(contentRefusals, (t) => t.isOnSite)
const NOT_IN_FUTURE = messageFrom(contentRefusals, (t) => t.notInFuture)
const NOT_ON_SITE = messageFrom(contentRefusals, (t) => t.notOnSite)
const NOTHING_TO_UNDO = messageFrom(contentRefusals, (t) => t.nothingToUndo)
const TOO_FAR_AHEAD = messageFrom(contentRefusals, (t) => t.tooFarAhead)

const NOT_SCHEDULED = { publish_at: null, scheduled_version: null, scheduled_by: null }

type Step = { by: string; now: Date; reason: string; keepSchedule?: boolean }

async function goLive(
  tx: Db,
  item: ItemRow,
  step: Step & { version: number; created?: Date }
): Promise<Published> {
  const { now, version } = step
  const fields = await publishable(tx, item, version)
  if (item.published_version === version) {
    const isWaiting = (await itemsWaitingForRun(tx, [item])).size > 0
    // The run that should have shown it may have failed for good.
    const run_id = isWaiting ? await queueRunFor(tx, item, step) : null
    return { item: await updateItem(tx, item, NOT_SCHEDULED), run_id }
  }
  const placed = await updateItem(tx, item, {
    ...(!step.keepSchedule && NOT_SCHEDULED),
    published_version: version,
    live_before: item.published_version,
    can_undo: true,
    created: item.created ?? (item.kind === 'post' ? (step.created ?? now) : null),
    ...(isOrdered(item.kind) && { position: item.position ?? (await lastPosition(tx, item.kind)) })
  })
  await putLive(tx, placed, fields)
  await closeVersion(tx, item, version, { published_at: now })
  return { item: placed, run_id: await queueRunFor(tx, item, step) }
}

async function goOff(tx: Db, item: ItemRow, step: Step): Promise<Published> {
  if (item.kind === 'policy' && isAlwaysThere(item.item_id)) throw new Refused(ALWAYS_THERE, 409)
  const off = await updateItem(tx, item, {
    ...(!step.keepSchedule && NOT_SCHEDULED),
    published_version: null,
    live_before: item.published_version,
    can_undo: true
  })
  await takeOff(tx, item)
  return { item: off, run_id: await queueRunFor(tx, item, step) }
}

function queueRunFor(tx: Db, { title }: ItemRow, { by, now, reason }: Step): Promise<number> {
  return queueRun(tx, { asked_by: by, reason: `“${title}” ${reason}`, now })
}

/** Why a version can't be published, by field. */
async function missingIn(tx: Db, which: Which, version: number): Promise<Record<string, Message>> {
  const found = await versionBy(tx, which, version)
  return found ? unpublishable(which.kind, found.fields) : {}
}

async function publishable(tx: Db, which: Which, version: number) {
  const { fields } = await readVersion(tx, which, version)
  const errors = unpublishable(which.kind, fields)
  const [text] = Object.values(errors)
  if (text !== undefined) throw new Refused(text, 400, { errors })
  return fields
}

function wrongTime(text: Message): Refused {
  return new Refused(text, 400, { errors: { publish_at: text } })
}

async function changing<Done>(
  { contentRevision, db }: World,
  which: Which,
  change: (tx: Db, item: ItemRow) => Promise<Done>
): Promise<Done> {
  const done = await inTransaction(db, async (tx) => {
    const item = await lockItem(tx, which)
    if (!item) throw gone()
    return change(tx, item)
  })
  contentRevision.now++
  return done
}
