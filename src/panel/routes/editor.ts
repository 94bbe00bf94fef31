import type { Hono } from 'hono'
import {
  deleteItem,
  editorItem,
  editorItems,
  itemVersion,
  itemVersions,
  moveItem,
  presence,
  publishItem,
  restoreVersion,
  saveItem,
  scheduleItem,
  undo,
  unpublishItem,
  unscheduleItem
} from '#contract/content/editor.ts'
import { savePicture } from '#contract/content/pictures.ts'
import { latestRun, publishRun } from '#contract/content/publish-run.ts'
import { markPresence } from '../actions/content/mark-presence.ts'
import * as deleting from '../actions/content/delete-item.ts'
import { storeEditorPicture } from '../actions/content/store-picture.ts'
import * as moving from '../actions/content/move-item.ts'
import * as items from '../actions/content/publish-item.ts'
import * as saving from '../actions/content/save-item.ts'
import { readItem, writeItem, writeRow, writeVersion } from '../actions/content/write-item.ts'
import { runToWire } from '../actions/publishing/run-to-wire.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import type { KeyedRequest } from '../records/service/idempotency.ts'
import { itemsPage, versionBy, versionsOf } from '../records/content/items.ts'
import { lastRun, runBy } from '../records/publishing/publish-runs.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60
/** The longest text, with every character escaped in JSON. */
const TEXT_BYTES_MAX = 1_000_000
const PICTURE_BYTES_MAX = 850_000

const forEditors = { editorsOnly: true }

/** The editors' calls. To anyone else, they don't exist. */
export function editorRoutes(app: Hono, world: World): void {
  readingRoutes(app, world)
  writingRoutes(app, world)
  publishingRoutes(app, world)
}

function readingRoutes(app: Hono, world: World): void {
  const { db } = world

  serve(
    app,
    world,
    editorItems,
    async ({ kind, ...asked }) => {
      const { items, total_count } = await itemsPage(db, { ...asked, kind })
      return { data: items.map(writeRow), total_count }
    },
    forEditors
  )

  serve(
    app,
    world,
    editorItem,
    async (which) => writeItem(db, await readItem(db, which)),
    forEditors
  )

  serve(
    app,
    world,
    itemVersions,
    async (which) => {
      await readItem(db, which)
      return { data: (await versionsOf(db, which)).map(writeVersion) }
    },
    forEditors
  )

  serve(
    app,
    world,
    itemVersion,
    async ({ version, ...which }) => {
      const found = await versionBy(db, which, version)
      if (!found) throw new Refused('This version doesn’t exist.', 404)
      return { ...which, ...writeVersion(found), fields: found.fields as never }
    },
    forEditors
  )

  serve(
    app,
    world,
    latestRun,
    async () => {
      const run = await lastRun(db)
      return { run: run ? runToWire(run) : null }
    },
    forEditors
  )

  serve(
    app,
    world,
    publishRun,
    async ({ run_id }) => {
      const run = await runBy(db, run_id)
      if (!run) throw new Refused('This publish run doesn’t exist.', 404)
      return { run: runToWire(run) }
    },
    forEditors
  )
}

function writingRoutes(app: Hono, world: World): void {
  const { db } = world
  const limited = ({ agent_id }: AgentRow, what: string, hits: number) =>
    limit(world, `editor-${what}:${agent_id}`, { hits, seconds: QUARTER_HOUR })

  serve(
    app,
    world,
    saveItem,
    async (save, { agent }) => {
      await limited(agent, 'save', 600)
      return writeItem(db, await saving.saveItem(world, agent, save))
    },
    { ...forEditors, bodyLimit: TEXT_BYTES_MAX }
  )

  serve(
    app,
    world,
    restoreVersion,
    async (which, { agent }) => {
      await limited(agent, 'save', 600)
      return writeItem(db, await saving.restoreVersion(world, agent, which))
    },
    forEditors
  )

  serve(
    app,
    world,
    moveItem,
    async (move, { agent }) => {
      await limited(agent, 'move', 600)
      return { run_id: await moving.moveItem(world, agent.name, move) }
    },
    forEditors
  )

  serve(
    app,
    world,
    deleteItem,
    async (which) => {
      await deleting.deleteItem(world, which)
      return {}
    },
    forEditors
  )

  serve(
    app,
    world,
    savePicture,
    async (picture, { agent }) => {
      await limited(agent, 'picture', 200)
      const { height, name, width } = await storeEditorPicture(world, agent.agent_id, picture)
      return { path: `/pictures/${name}`, width, height }
    },
    { ...forEditors, bodyLimit: PICTURE_BYTES_MAX }
  )

  serve(
    app,
    world,
    presence,
    async (which, { agent }) => ({ others: await markPresence(world, agent.agent_id, which) }),
    forEditors
  )
}

function publishingRoutes(app: Hono, world: World): void {
  const { db } = world
  /** A run that starts before the commit finds nothing, so the revision is bumped again afterwards. */
  const publishing = async (
    request: KeyedRequest | undefined,
    change: (inside: World) => Promise<items.Published>
  ) => {
    const answer = await inOneTransaction(world, request, async (inside) => {
      const { item, run_id } = await change(inside)
      return { ...(await writeItem(inside.db, item)), run_id }
    })
    world.contentRevision.now++
    return answer
  }

  serve(
    app,
    world,
    publishItem,
    (which, { agent, request }) =>
      publishing(request, (inside) => items.publishItem(inside, agent.name, which)),
    forEditors
  )

  serve(
    app,
    world,
    unpublishItem,
    (which, { agent, request }) =>
      publishing(request, (inside) => items.unpublishItem(inside, agent.name, which)),
    forEditors
  )

  serve(
    app,
    world,
    undo,
    (which, { agent, request }) =>
      publishing(request, (inside) => items.undoPublishing(inside, agent.name, which)),
    forEditors
  )

  serve(
    app,
    world,
    scheduleItem,
    async (which, { agent }) => writeItem(db, await items.scheduleItem(world, agent.name, which)),
    forEditors
  )

  serve(
    app,
    world,
    unscheduleItem,
    async (which) => writeItem(db, await items.unscheduleItem(world, which)),
    forEditors
  )
}
