import { createPanel } from '../app.ts'
import type { World } from '../services/world.ts'
import type { Ask } from '#publish/snapshot/ask-panel.ts'

/** A panel without a service: a call is a function. */
export function askInside(world: World): Ask {
  const panel = createPanel({ ...world, log: world.log.child({}, { level: 'warn' }) })
  return (path) => panel.request(path)
}
