import { createPanel } from '../app.ts'
import type { World } from '../services/world.ts'

/** The panel as a function from a path to a response, without a server. */
export function inProcessPanel(world: World): (path: string) => Promise<Response> | Response {
  const panel = createPanel({ ...world, log: world.log.child({}, { level: 'warn' }) })
  return (path) => panel.request(path)
}
