import { text } from 'node:stream/consumers'
import { askOwner } from '../../src/panel/ask-owner.ts'
import type { Settings } from '../../src/panel/services/settings.ts'
import { type Ask, askOverHttp } from './snapshot/ask-panel.ts'

/** The panel that is named; else the service that runs on this machine's embedded database; else the database itself. */
export async function findPanel(
  settings: Settings,
  origin?: string
): Promise<{ ask: Ask; close: () => Promise<void> }> {
  if (origin !== undefined) return { ask: askOverHttp(`${origin}/api`), close: async () => {} }
  const running = await askOwner(settings, 'GET /address')
  if (running) return { ask: askOverHttp(`${await text(running)}/api`), close: async () => {} }
  // Half a second's worth of code, which a run beside a service does not need.
  const [{ openWorld }, { askInside }] = await Promise.all([
    import('../../src/panel/open-world.ts'),
    import('./ask-inside.ts')
  ])
  const world = await openWorld(settings)
  return { ask: askInside(world), close: world.close }
}
