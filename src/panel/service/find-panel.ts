import { text } from 'node:stream/consumers'
import { askOwner } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'
import { type Ask, askOverHttp } from '#publish/snapshot/ask-panel.ts'

export type FoundPanel = {
  ask: Ask
  close: () => Promise<void>
  /** What pages call themselves. */
  siteUrl: string
}

/** The panel that is named; else the service that runs on this machine's embedded database; else the database itself. */
export async function findPanel(settings: Settings, named?: string): Promise<FoundPanel> {
  const { siteUrl } = settings
  const close = async (): Promise<void> => {}
  if (named !== undefined) return { ask: askOverHttp(`${named}/api`), close, siteUrl }
  const running = await askOwner(settings, 'GET /address')
  if (running) {
    // It may have been started with another name than this command was.
    const service = JSON.parse(await text(running)) as { origin: string; siteUrl: string }
    return { ask: askOverHttp(`${service.origin}/api`), close, siteUrl: service.siteUrl }
  }
  // Half a second's worth of code, which a run beside a service does not need.
  const [{ openWorld }, { askInside }] = await Promise.all([
    import('../actions/open-world.ts'),
    import('./ask-inside.ts')
  ])
  const world = await openWorld(settings)
  return { ask: askInside(world), close: world.close, siteUrl }
}
