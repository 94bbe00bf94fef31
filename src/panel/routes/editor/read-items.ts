import type { Hono } from 'hono'
import { editorItem, editorItems, itemVersion, itemVersions } from '#contract/content/editor.ts'
import { latestRun, publishRun } from '#contract/content/publish-run.ts'
import {
  readItem,
  readVersion,
  writeItem,
  writeRows,
  writeVersion
} from '../../actions/content/write-item.ts'
import { readRun, runToWire } from '../../actions/publishing/run-to-wire.ts'
import { serve } from '../../http/serve.ts'
import { itemsPage, versionsOf } from '../../records/content/items.ts'
import { lastRun } from '../../records/publishing/publish-runs.ts'
import type { World } from '../../services/world.ts'
import { forEditors } from './for-editors.ts'

/** What editors look at: items, their versions and the publish runs. */
export function readingRoutes(app: Hono, world: World): void {
  const { db } = world

  serve(
    app,
    world,
    editorItems,
    async ({ kind, ...asked }) => {
      const { items, total_count } = await itemsPage(db, { ...asked, kind })
      return { data: await writeRows(db, items), total_count }
    },
    forEditors
  )

  serve(
    app,
    world,
    editorItem,
    async (which, { agent }) => writeItem(db, await readItem(db, which), agent),
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
      const found = await readVersion(db, which, version)
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
      return { run: await readRun(db, run_id) }
    },
    forEditors
  )
}
