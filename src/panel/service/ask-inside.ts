import { createPanel } from '../app.ts'
import type { World } from '../services/world.ts'

/** The panel without a server: a call is a function. */
export function askInside(world: World): (path: string) => Promise<Response> | Response {
  const panel = createPanel({ ...world, log: world.log.child({}, { level: 'warn' }) })
  return (path) => panel.request(path)
}
