import type { Hono } from 'hono'
import {
  deleteItem,
  moveItem,
  presence,
  restoreVersion,
  saveItem
} from '#contract/content/editor.ts'
import { savePicture } from '#contract/content/pictures.ts'
import { markPresence } from '../../actions/content/mark-presence.ts'
import * as deleting from '../../actions/content/delete-item.ts'
import { storeEditorPicture } from '../../actions/content/store-picture.ts'
import * as moving from '../../actions/content/move-item.ts'
import * as saving from '../../actions/content/save-item.ts'
import { writeItem } from '../../actions/content/write-item.ts'
import { limit } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import type { World } from '../../services/world.ts'
import { forEditors } from './for-editors.ts'

const QUARTER_HOUR = 15 * 60
/** The longest text, with every character escaped in JSON. */
export const TEXT_BYTES_MAX = 1_000_000
const PICTURE_BYTES_MAX = 850_000

/** What editors write; nothing here reaches a public page before it is published. */
export function writingRoutes(app: Hono, world: World): void {
  const { db } = world
  const limited = ({ agent_id }: AgentRow, what: string, hits: number) =>
    limit(world, `editor-${what}:${agent_id}`, { hits, seconds: QUARTER_HOUR })

  serve(
    app,
    world,
    saveItem,
    async (save, { agent }) => {
      await limitSaves(world, agent)
      return writeItem(db, await saving.saveItem(world, agent, save), agent)
    },
    { ...forEditors, bodyLimit: TEXT_BYTES_MAX }
  )

  serve(
    app,
    world,
    restoreVersion,
    async (which, { agent }) => {
      await limitSaves(world, agent)
      return writeItem(db, await saving.restoreVersion(world, agent, which), agent)
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

/** Limits what an editor saves, in either language. */
export function limitSaves(world: World, { agent_id }: AgentRow): Promise<void> {
  return limit(world, `editor-save:${agent_id}`, { hits: 600, seconds: QUARTER_HOUR })
}
