import { text } from 'node:stream/consumers'
import { askAdmin } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'

/** Where a program calls the panel: a service at an address, or the panel in this process. */
export type FoundPanel = {
  close: () => Promise<void>
  /** The site's public address. */
  siteUrl: string
} & (
  | { kind: 'service'; origin: string }
  | { kind: 'inside'; ask: (path: string) => Promise<Response> | Response }
)

/** The service at `origin`, or the one running on the embedded database, or one in this process. */
export async function findPanel(settings: Settings, origin?: string): Promise<FoundPanel> {
  const { siteUrl } = settings
  const close = async (): Promise<void> => {}
  if (origin !== undefined) return { kind: 'service', origin, close, siteUrl }
  const running = await askAdmin(settings, 'GET /address')
  if (running) {
    // The service may have another SITE_URL than this command.
    const service = JSON.parse(await text(running)) as { origin: string; siteUrl: string }
    return { kind: 'service', ...service, close }
  }
  // Takes half a second to load, and isn't needed beside a running service.
  const [{ openWorld }, { inProcessPanel }] = await Promise.all([
    import('../actions/open-world.ts'),
    import('./in-process-panel.ts')
  ])
  const world = await openWorld(settings)
  return { kind: 'inside', ask: inProcessPanel(world), close: world.close, siteUrl }
}
