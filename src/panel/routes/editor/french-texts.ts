import type { Hono } from 'hono'
import { itemFrench, saveFrench } from '#contract/content/editor-french.ts'
import { readItemFrench, saveItemFrench } from '../../actions/content/item-french.ts'
import { serve } from '../../http/serve.ts'
import type { World } from '../../services/world.ts'
import { forEditors } from './for-editors.ts'
import { limitSaves, TEXT_BYTES_MAX } from './write-items.ts'

/** The French of what editors write. */
export function frenchRoutes(app: Hono, world: World): void {
  serve(app, world, itemFrench, (which) => readItemFrench(world.db, which), forEditors)

  serve(
    app,
    world,
    saveFrench,
    async (save, { agent }) => {
      await limitSaves(world, agent)
      const run_id = await saveItemFrench(world, agent.name, save)
      return { ...(await readItemFrench(world.db, save)), run_id }
    },
    { ...forEditors, bodyLimit: TEXT_BYTES_MAX }
  )
}
