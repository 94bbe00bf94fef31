import type { Hono } from 'hono'
import type { World } from '../../services/world.ts'
import { frenchRoutes } from './french-texts.ts'
import { publishingRoutes } from './publish-items.ts'
import { readingRoutes } from './read-items.ts'
import { writingRoutes } from './write-items.ts'

/** The editors' calls. */
export function editorRoutes(app: Hono, world: World): void {
  readingRoutes(app, world)
  writingRoutes(app, world)
  publishingRoutes(app, world)
  frenchRoutes(app, world)
}
