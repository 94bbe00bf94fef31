import { text } from 'node:stream/consumers'
import { createPanel } from '../../src/panel/app.ts'
import { openWorld } from '../../src/panel/open-world.ts'
import { askOwner } from '../../src/panel/owner-door.ts'
import type { Settings } from '../../src/panel/services/settings.ts'
import type { World } from '../../src/panel/services/world.ts'
import { type Ask, askOverHttp } from './snapshot/ask-panel.ts'

/** The panel that is named; else the service that runs on this machine's embedded database; else the database itself. */
export async function findPanel(
  settings: Settings,
  origin?: string
): Promise<{ ask: Ask; close: () => Promise<void> }> {
  if (origin !== undefined) return { ask: askOverHttp(`${origin}/api`), close: async () => {} }
  const running = await askOwner(settings, 'GET /address')
  if (running) return { ask: askOverHttp(`${await text(running)}/api`), close: async () => {} }
  const world = await openWorld(settings)
  return { ask: askInside(world), close: world.close }
}

/** Without a service: a call is a function. */
export function askInside(world: World): Ask {
  const panel = createPanel({ ...world, log: world.log.child({}, { level: 'warn' }) })
  return (path) => panel.request(path)
}
